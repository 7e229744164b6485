const behavior = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

export const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: behavior() });

export function scrollToElement(id: string): void {
  document.getElementById(id)?.scrollIntoView({ behavior: behavior() });
}
