/** As much of the frontend's documents as the gateway knows of them. */
export const renderAppDocuments = (publicUrl, nonce) => {
  const document = (words) =>
    `<!doctype html><meta property="csp-nonce" nonce="${nonce}"><style nonce="${nonce}"></style><p>${words}</p>`;
  return {
    pages: {
      '/': { application: document('the application'), ready: document(`the landing page of ${publicUrl}`) },
      '/dashboard': { application: document('the application'), ready: null },
    },
    notFound: document('the application, which finds nothing'),
  };
};
