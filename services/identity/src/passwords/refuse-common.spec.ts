import { refuseCommon } from './refuse-common.js';

describe('a new password', () => {
  it.each(['password', 'Password', ' PASSWORD1 ', '12345678', 'iloveyou'])(
    '%j is refused, and the answer says why',
    (common) => {
      const sentence = 'Many people use this password, so it is easy to guess. Please choose another one.';
      expect(() => refuseCommon(common, 'newPassword')).toThrow(
        expect.objectContaining({
          status: 400,
          code: 'common-password',
          message: sentence,
          detail: { errors: { newPassword: [sentence] } },
        }),
      );
    },
  );

  it.each(['correct horse', 'a long enough secret', 'demo-gifts'])('%j is accepted', (rare) => {
    expect(() => refuseCommon(rare, 'password')).not.toThrow();
  });
});
