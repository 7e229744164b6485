import { Outlet } from 'react-router-dom';
import { PublicFrame } from './public-frame.js';

export function Component() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}
