const ours = /^\/media\/(voice|video)\/[\w-]{32}\.[a-z\d]{3,4}$/;

const picture = /^\/media\/pictures\/[\w-]{32}\.webp$/;

/** The address of a picture that Presently stores; `undefined` for others, which are not shown to recipients. */
export const pictureUrl = (text: string | null | undefined): string | undefined =>
  picture.test(text ?? '') ? text! : undefined;

/** The address of a recording that Presently stores; `undefined` for others, which are not played. */
export const mediaUrl = (text: string | null | undefined): string | undefined =>
  ours.test(text ?? '') ? text! : undefined;
