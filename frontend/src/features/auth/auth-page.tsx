import { AuthForm } from './auth-form.js';
import { AuthFrame } from './auth-frame.js';

export function AuthPage() {
  return (
    <AuthFrame>
      <AuthForm />
    </AuthFrame>
  );
}
