/** As much of the frontend's documents as the gateway knows of them. */
export const inlineScripts = ['document.documentElement.dataset.theme = "light"'];

export const renderAppDocuments = (publicUrl, nonce, _words, language) => {
  const document = (words) =>
    `<!doctype html><html lang="${language}"><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}"></style><script>${inlineScripts[0]}</script><p>${words}</p>`;
  const personal = {
    reads: ['GET /api/user', 'GET /api/recipients'],
    write: ({ answers, timeZone }, now) =>
      Promise.resolve(document(JSON.stringify({ ...answers, timeZone, now: now.toISOString() }))),
  };
  return {
    pages: {
      '/': {
        application: document('the application'),
        ready: document(`the landing page of ${publicUrl}`),
        personal: null,
      },
      '/recipients': { application: document('the application'), ready: null, personal: null },
      '/dashboard': { application: document('the application'), ready: null, personal },
    },
    notFound: document('the application, which finds nothing'),
  };
};
