/** Devices whose push service answered the last push well and soon. */
export const promptPushes = 'pushes';
/** Devices that are new, or whose push service is slow or fails: they wait for each other, and hold up no prompt one. */
export const otherPushes = 'other-pushes';
