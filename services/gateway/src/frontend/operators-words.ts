import { readFileSync } from 'node:fs';

/** The pages that the operator may write, as in `frontend/src/features/marketing/notices.ts`. */
const names = ['privacy', 'terms', 'help', 'contact'] as const;

interface Notice {
  title: string;
  lead: string;
  parts: { title: string; text: string; email?: string }[];
  /** A tag such as `de`; absent if the operator does not say it. */
  language?: string;
}
export interface OperatorsWords {
  notices: Partial<Record<(typeof names)[number], Notice>>;
  contactEmail: string | null;
}

const most = { bytes: 200_000, parts: 60, title: 200, lead: 1_000, text: 20_000, email: 254 };

/**
 * Reads what the operator says on the pages about the service.
 * @param file a JSON file: `{"privacy": {"title", "lead", "parts": [{"title", "text"}], "language"?}, "terms": …}`
 * @throws Error that names what is wrong: a wrong notice must not be shown, nor ours in its place
 */
export function readOperatorsWords(file: string | undefined, contactEmail: string | undefined): OperatorsWords {
  const notices = file ? noticesIn(file) : {};
  return { notices, contactEmail: contactEmail ?? null };
}

function noticesIn(file: string): OperatorsWords['notices'] {
  const refuse = (problem: string): never => {
    throw new Error(`NOTICES_FILE ${file}: ${problem}`);
  };
  let content: unknown;
  try {
    const text = readFileSync(file, 'utf8');
    if (text.length > most.bytes) refuse(`it has more than ${most.bytes} characters`);
    content = JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) refuse(`it is not JSON: ${error.message}`);
    if ((error as NodeJS.ErrnoException).code) refuse(`it cannot be read: ${(error as Error).message}`);
    throw error;
  }
  if (!isObject(content)) return refuse('it must be an object with the keys privacy, terms, help or contact');
  const notices: OperatorsWords['notices'] = {};
  for (const [key, given] of Object.entries(content)) {
    const name = names.find((known) => known === key) ?? refuse(`${key} is none of ${names.join(', ')}`);
    notices[name] = noticeIn(name, given, refuse);
  }
  return notices;
}

function noticeIn(name: string, given: unknown, refuse: (problem: string) => never): Notice {
  const object = (at: string, value: unknown) => (isObject(value) ? value : refuse(`${at} must be an object`));
  const text = (at: string, value: unknown, longest: number) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= longest
      ? value
      : refuse(`${at} must be a text of at most ${longest} characters`);
  const { title, lead, parts, language } = object(name, given);
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > most.parts)
    return refuse(`${name}.parts must be a list of at most ${most.parts} parts`);
  if (language !== undefined && !isTag(language)) return refuse(`${name}.language must be a tag such as de`);
  return {
    ...(isTag(language) && { language }),
    title: text(`${name}.title`, title, most.title),
    lead: text(`${name}.lead`, lead, most.lead),
    parts: parts.map((one: unknown, nth) => {
      const at = `${name}.parts[${nth}]`;
      const part = object(at, one);
      return {
        title: text(`${at}.title`, part['title'], most.title),
        text: text(`${at}.text`, part['text'], most.text),
        ...(part['email'] !== undefined && { email: text(`${at}.email`, part['email'], most.email) }),
      };
    }),
  };
}

function isTag(value: unknown): value is string {
  try {
    return typeof value === 'string' && /^[a-z]{2,3}\b/i.test(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
