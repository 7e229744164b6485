const ours = /^\/media\/(voice|video)\/[\w-]{32}\.[a-z\d]{3,4}$/;

/** The address of a recording that Presently stores; `undefined` for others, which are not played. */
export const mediaUrl = (text: string | null | undefined): string | undefined =>
  ours.test(text ?? '') ? text! : undefined;
