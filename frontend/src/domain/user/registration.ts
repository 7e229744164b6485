/** The address of the sign-in screen for newcomers: it opens as a registration. A hash survives a page without scripts. */
export const registration = '/auth#register';

export const isRegistration = ({ hash }: { hash: string }): boolean => hash === '#register';
