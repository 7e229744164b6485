import { documentsWords as say } from '../../languages/documents/en.js';
import type { Screen } from '../screens.js';
import { documentTitle } from '../titles.js';
import { descriptions } from './descriptions.js';

interface HeadProps {
  /** `undefined` in the document for unknown addresses. */
  screen: Screen | undefined;
  /** The product's own address, `https://presently.example`, without a trailing slash. */
  publicUrl: string;
}

/** Title and metadata. Screens without a description are not indexed; their link previews show the landing page. */
export function Head({ screen, publicUrl }: HeadProps) {
  const isIndexed = screen !== undefined && descriptions[screen] !== undefined;
  const previewed = isIndexed ? screen : '/';
  const description = descriptions[previewed];
  return (
    <>
      <title>{documentTitle(screen)}</title>
      <meta name="description" content={description} />
      {isIndexed ? (
        <>
          <link rel="canonical" href={publicUrl + screen} />
          <meta property="og:url" content={publicUrl + screen} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={documentTitle(previewed)} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Presently" />
      <meta property="og:image" content={`${publicUrl}/gift-preview.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={say('previewAlt')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
