import { readFileSync } from 'node:fs';
import { assetsOf, type Manifest } from '../lib/page/built-assets.js';
import { renderFirstRunDocument, type FirstRunPageModel } from './first-run/first-run-page.js';
import { renderGiftDocument } from './gift-document.js';
import type { GiftPageModel } from './model.js';
import { renderNoticeDocument, type NoticePageModel } from './notice-page.js';
import { renderReportDocument, type ReportPageModel } from './report-page.js';

const read = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
const assets = assetsOf(JSON.parse(read('manifest.json')) as Manifest, 'src/gift-page/client.ts', [], read);

const themeScript = read('theme.js');

/** The document of a gift link, readable without script. */
export const renderGiftPage = (model: GiftPageModel): string => renderGiftDocument(model, assets, themeScript);

/** The document for reporting a gift. */
export const renderReportPage = (model: ReportPageModel): string => renderReportDocument(model, assets, themeScript);

/** The document that says one thing to a recipient. */
export const renderNoticePage = (model: NoticePageModel): string => renderNoticeDocument(model, assets, themeScript);

/** The document with which an operator sets up a box. */
export const renderFirstRunPage = (model: FirstRunPageModel): string =>
  renderFirstRunDocument(model, assets, themeScript);
