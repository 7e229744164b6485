import { Archive, Flag, Gift, LayoutDashboard, Megaphone, Users, type LucideIcon } from 'lucide-react';

/** The icons of the bar's links in the side menu. The bar has none, so they are not part of the start. */
export const mainIcons: Record<string, LucideIcon> = {
  '/dashboard': LayoutDashboard,
  '/recipients': Users,
  '/gifts': Gift,
  '/gifts/all': Archive,
  '/social': Megaphone,
  '/admin/reports': Flag,
};
