import Bowser from 'bowser';

const unknown = 'Unknown browser';
const longest = 60;

/** A `User-Agent` in words that its owner recognises: `Firefox on Windows`. */
export function browserLabel(agent = ''): string {
  if (agent.trim() === '') return unknown;
  const { browser, os } = Bowser.parse(agent);
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, longest) || unknown;
}
