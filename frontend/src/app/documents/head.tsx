import { documentTitle, pages, type Page } from '../pages.js';

interface HeadProps {
  page: Page;
  /** Null where no page stands. */
  path: string | null;
  /** The product's own address, `https://presently.example`, without a slash at the end. */
  publicUrl: string;
}

/** What search engines and messengers learn. Of a page that is not for everybody: what the product is, and no more. */
export function Head({ page, path, publicUrl }: HeadProps) {
  const isForEverybody = path !== null && page.description !== undefined;
  const told = isForEverybody ? page : pages['/'];
  return (
    <>
      <title>{documentTitle(page)}</title>
      <meta name="description" content={told.description} />
      {isForEverybody ? (
        <>
          <link rel="canonical" href={publicUrl + path} />
          <meta property="og:url" content={publicUrl + path} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={documentTitle(told)} />
      <meta property="og:description" content={told.description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Presently" />
      <meta property="og:image" content={`${publicUrl}/gift-preview.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="A wrapped gift, tied with a red ribbon" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
