import type { GiftDetail } from '@presently/contracts/gifting/own-gifts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { linkTo } from '../../../ui/controls/link-to.js';
import { sayFailure } from '../../../domain/gift/planned/change-gift.js';
import { api } from '../../../lib/api.js';
import { query } from '../../../lib/query.js';
import { Button } from '../../../ui/controls/button.js';
import { useCopied } from '../../../ui/controls/use-copied.js';
import { toast } from '../../../ui/overlays/toast-store.js';
import { orderWords as say } from '../../../languages/order/en.js';

/** The person's address, for the shop's form: shown and copied here, and given to nobody by us. */
export function DeliveryAddress({ gift }: { gift: GiftDetail }) {
  const { data: person } = useQuery(query('GET /api/recipients/:recipientId', { recipientId: gift.recipientId }));
  const { isCopied, copy } = useCopied();
  const text = useRef<HTMLElement>(null);
  if (!person) return null;
  if (!person.address)
    return (
      <p className="text-sm text-ink-soft">
        {say.with({ link: linkTo(`/recipients/${gift.recipientId}`, 'underline underline-offset-4 hover:text-ink') })(
          'noAddress',
          { recipient: gift.recipientName },
        )}
      </p>
    );
  const { name, address } = person;
  const select = () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
  };
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-paper px-4 py-3">
      <address ref={text} className="min-w-0 wrap-anywhere whitespace-pre-line not-italic">
        {name}
        {'\n'}
        {address}
      </address>
      <Button variant="quiet" size="small" onClick={() => void copy(`${name}\n${address}`, select)}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? say('copied') : say('copyAddress')}</span>
      </Button>
    </div>
  );
}

/** After arrival: the address has done its part. */
export function ForgetAddress({ gift }: { gift: GiftDetail }) {
  const { recipientId, recipientName } = gift;
  const { data: person } = useQuery(query('GET /api/recipients/:recipientId', { recipientId }));
  const forget = useMutation({
    mutationFn: () => api('PATCH /api/recipients/:recipientId', { recipientId, address: null }),
    onSuccess: () => toast({ title: say('addressForgotten') }),
    onError: sayFailure(say('forgetFailed')),
  });
  if (!person?.address) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
      <p>{say('addressStays', { recipient: recipientName })}</p>
      <Button variant="bare" size="small" isBusy={forget.isPending} onClick={() => forget.mutate()}>
        {say('forgetAddress')}
      </Button>
    </div>
  );
}
