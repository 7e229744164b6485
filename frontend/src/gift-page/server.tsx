import type { Language } from '@presently/rules/languages';
import { readFileSync } from 'node:fs';
import { speakingIn } from '../languages/speaking-in.js';
import { assetsOf, type Assets, type Manifest } from '../lib/page/built-assets.js';
import { renderFirstRunDocument, type FirstRunPageModel } from './first-run/first-run-page.js';
import { renderGiftDocument } from './gift-document.js';
import type { GiftPageModel } from './model.js';
import { renderNoticeDocument, type NoticePageModel } from './notice-page.js';
import { renderReportDocument, type ReportPageModel } from './report-page.js';

const read = (file: string) => readFileSync(new URL(`../client/${file}`, import.meta.url), 'utf8');
const assets = assetsOf(JSON.parse(read('manifest.json')) as Manifest, 'src/gift-page/client.ts', [], read);

const themeScript = read('theme.js');

type Render<Model> = (model: Model, assets: Assets, themeScript: string) => string;
const inItsLanguage =
  <Model extends { language: Language }>(render: Render<Model>) =>
  (model: Model): string =>
    speakingIn(model.language, () => render(model, assets, themeScript));

/** The document of a gift link, readable without script. */
export const renderGiftPage = inItsLanguage<GiftPageModel>(renderGiftDocument);

/** The document for reporting a gift. */
export const renderReportPage = inItsLanguage<ReportPageModel>(renderReportDocument);

/** The document that says one thing to a recipient. */
export const renderNoticePage = inItsLanguage<NoticePageModel>(renderNoticeDocument);

/** The document with which an operator sets up a box. */
export const renderFirstRunPage = inItsLanguage<FirstRunPageModel>(renderFirstRunDocument);
