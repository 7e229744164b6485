import type { FastifyInstance } from 'fastify';
import { html, type Html } from '../html.js';
import { shopPage } from '../products/shop/shop-page.js';
import type { Cart, Carts } from './carts.js';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
};

const money = ({ price: { amount, currency }, quantity }: Cart): string => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.format((amount * quantity) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};

const frame = (title: string, inner: Html): string =>
  shopPage(
    title,
    html``,
    html`<header><a href="/shop" class="shop">The sandbox's shops</a></header>
      <main>
        <h1>${title}</h1>
        ${inner}
      </main>`,
  );

function checkoutPage(cart: Cart): string {
  if (cart.state === 'ended') return frame('This basket has ended', html`<p>Nothing was ordered.</p>`);
  if (cart.state === 'ordered')
    return frame(
      'Thank you for your order',
      html`<p>${cart.product.title}, ${money(cart)}</p>
        <p>Order <strong id="number">${cart.number!}</strong>. It comes in two to four days.</p>`,
    );
  return frame(
    'Your basket',
    html`<article class="product">
      <img src="/shop/pictures/${cart.product.slug}.svg" alt="" width="400" height="400" />
      <div>
        <p class="brand">${cart.product.brand}</p>
        <h2>${cart.product.title}</h2>
        <p>${String(cart.quantity)} piece</p>
        <p class="price">${money(cart)}</p>
        <form method="post"><button type="submit">Place the order</button></form>
      </div>
    </article>`,
  );
}

/** The shop's checkout for people, and its baskets for tests. */
export function checkoutRoutes(app: FastifyInstance, carts: Carts): void {
  app.get('/shop/carts', () =>
    carts.all.map(({ product, ...cart }) => ({ ...cart, title: product.title, slug: product.slug })),
  );
  app.delete<{ Params: { id: string } }>('/shop/carts/:id', ({ params }, reply) => {
    const cart = carts.find(params.id);
    if (!cart) return reply.code(404).send({ message: 'There is no such basket' });
    if (cart.state === 'open') cart.state = 'ended';
    return { id: cart.id, state: cart.state };
  });
  void app.register((scope, _options, done) => {
    scope.removeContentTypeParser('application/x-www-form-urlencoded');
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null, {}));
    });
    const path = '/shop/checkout/:id';
    scope.get<{ Params: { id: string } }>(path, ({ params }, reply) => {
      const cart = carts.find(params.id);
      if (!cart) return reply.code(404).send({ message: 'There is no such basket' });
      return reply.headers(headers).send(checkoutPage(cart));
    });
    scope.post<{ Params: { id: string } }>(path, ({ params }, reply) => {
      const cart = carts.find(params.id);
      if (!cart) return reply.code(404).send({ message: 'There is no such basket' });
      carts.order(cart);
      return reply.redirect(`/shop/checkout/${cart.id}`, 303);
    });
    done();
  });
}
