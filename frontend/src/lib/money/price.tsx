import { useEffect, useState } from 'react';

/**
 * A price as the browser's language writes it. The server, and therefore the first render, writes it as it is stored;
 * what does the rest is fetched only where that is another form.
 */
export function Price({ text }: { text: string }) {
  const [local, setLocal] = useState({ stored: text, shown: text });
  useEffect(() => {
    const { language } = navigator;
    let isGone = false;
    if (language !== 'en-US')
      import('@presently/rules/price-text').then(
        ({ priceIn }) => isGone || setLocal({ stored: text, shown: priceIn(text, language) }),
        // Without a connection it stays readable.
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [text]);
  return local.stored === text ? local.shown : text;
}
