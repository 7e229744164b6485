import { render, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { Price } from './price.js';

describe('a price', () => {
  afterEach(() => void jest.restoreAllMocks());
  const inLanguage = (language: string) => jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

  it('is written as the browser does, and as it was typed where it is no price of ours', async () => {
    inLanguage('de-DE');
    const { rerender } = render(<Price text="€1,045.00" />);
    await screen.findByText('1.045,00 €');
    rerender(<Price text="around 40" />);
    await screen.findByText('around 40');
    rerender(<Price text="KWD 12.500" />);
    await screen.findByText('12,500 KWD');
  });

  it('stays as it is stored in the language that it is stored in', async () => {
    inLanguage('en-US');
    render(<Price text="€1,045.00" />);
    await screen.findByText('€1,045.00');
  });
});
