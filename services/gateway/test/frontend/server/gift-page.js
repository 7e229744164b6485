/** As much of the frontend's renderer as the gateway knows of it. */
export const renderGiftPage = (model) =>
  `<!doctype html><title>${model.gift ? model.gift.giftName : 'Gift Not Found'}</title><script type="application/json">${JSON.stringify(model)}</script>`;
export const renderReportPage = (model) =>
  `<!doctype html><title>Report</title><script type="application/json">${JSON.stringify(model)}</script>`;
export const renderNoticePage = (model) =>
  `<!doctype html><title>Notice</title><script type="application/json">${JSON.stringify(model)}</script>`;
export const renderFirstRunPage = (model) =>
  `<!doctype html><title>First run</title><script type="application/json">${JSON.stringify(model)}</script>`;
