import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.js';

/** Not a query: every press reads the page as it is now. */
export const usePreviewLink = () =>
  useMutation({ mutationFn: (url: string) => api('POST /api/link-preview', { url }) });
