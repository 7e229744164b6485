import { light } from './palette.js';
import drawn from './pictures.json' with { type: 'json' };

/** The drawings in `services/notifications/pictures`, as PNG in base64. A mail carries those that it shows. */
export type PictureName = keyof typeof drawn;
const names = Object.keys(drawn) as PictureName[];

const contentIdOf = (name: PictureName): string => `${name}@presently`;
const sourceOf = (name: PictureName): string => `cid:${contentIdOf(name)}`;

interface PictureProps {
  name: PictureName;
  /** What a reader without pictures reads in its place. */
  alt: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Its corners, in CSS pixels. */
  radius?: number;
}

/** A picture that comes with the mail, so that nothing is fetched when the mail is read. */
export const Picture = ({ name, alt, width, height, radius = 0 }: PictureProps) => (
  <img
    src={sourceOf(name)}
    alt={alt}
    width={width}
    height={height}
    // React writes a link that preloads any other picture.
    loading="lazy"
    className="ink-soft"
    style={{
      display: 'block',
      width: '100%',
      maxWidth: width,
      height: 'auto',
      border: 0,
      borderRadius: radius,
      color: light.inkSoft,
    }}
  />
);

export interface AttachedPicture {
  contentId: string;
  fileName: string;
  /** Base64 in lines. */
  content: string;
}

const lineLength = 76;
const attached = new Map(
  names.map((name) => [
    name,
    {
      contentId: contentIdOf(name),
      fileName: `${name}.png`,
      content: drawn[name].match(new RegExp(`.{1,${lineLength}}`, 'g'))!.join('\r\n'),
    },
  ]),
);

/** The pictures that a mail's HTML shows. In a person's words the quotation mark is escaped, so they name none. */
export const picturesIn = (html: string): AttachedPicture[] =>
  names.filter((name) => html.includes(`src="${sourceOf(name)}"`)).map((name) => attached.get(name)!);
