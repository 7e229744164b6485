import { setTimeout as delay } from 'node:timers/promises';
import { signalAll } from '../processes.ts';
import type { Party } from '../../world/sandbox.ts';
import { press } from '../load/sending.ts';
import type { Rig } from '../rig.ts';
import { basketFault } from './basket-fault.ts';
import type { Fault, Probe } from './fault.ts';

interface Trouble {
  mode: 'down' | 'slow' | 'reject' | 'garbage' | 'lazy' | 'hostile';
  text: string;
  delayMs?: number;
  /** For `--only`, if one mode is used twice. */
  name?: string;
  isQuick?: boolean;
  mayDouble?: boolean;
}

const down: Trouble = { mode: 'down', text: 'is down' };
const reject: Trouble = { mode: 'reject', text: 'refuses' };

const providers: readonly { party: Party; title: string; probe: Probe; troubles: readonly Trouble[] }[] = [
  {
    party: 'email',
    title: 'the mail server',
    probe: 'notifications',
    troubles: [
      { ...down, isQuick: true },
      { mode: 'slow', text: 'answers after 1.5 s', delayMs: 1_500 },
      { mode: 'slow', name: 'deaf', text: 'accepts mails and answers too late', delayMs: 9_000, mayDouble: true },
      reject,
    ],
  },
  {
    party: 'sms',
    title: 'the text provider',
    probe: 'notifications',
    troubles: [
      down,
      { mode: 'slow', name: 'deaf', text: 'accepts texts and answers too late', delayMs: 9_000 },
      reject,
    ],
  },
  {
    party: 'payments',
    title: 'the payment provider',
    probe: 'billing',
    troubles: [down, { mode: 'slow', text: 'answers after 4 s', delayMs: 4_000 }, reject],
  },
  {
    party: 'ai',
    title: 'the model',
    probe: 'recommendations',
    troubles: [
      down,
      { mode: 'slow', text: 'answers after 20 s', delayMs: 20_000 },
      { mode: 'garbage', text: 'answers nonsense' },
      { mode: 'lazy', text: 'answers without effort' },
      { mode: 'hostile', text: 'answers with claims, orders and markup' },
    ],
  },
  {
    party: 'products',
    title: 'product search',
    probe: 'recommendations',
    troubles: [down, { mode: 'slow', text: 'answers after 20 s', delayMs: 20_000 }, reject],
  },
  {
    party: 'ucp',
    title: 'a shop that speaks UCP',
    probe: 'recommendations',
    troubles: [
      down,
      { mode: 'slow', text: 'answers after 20 s', delayMs: 20_000 },
      reject,
      { mode: 'hostile', text: 'lies about prices and links' },
    ],
  },
  {
    party: 'social',
    title: 'the networks',
    probe: 'social',
    troubles: [
      { mode: 'down', text: 'are down' },
      { mode: 'slow', text: 'answer after 4 s', delayMs: 4_000 },
      { mode: 'reject', text: 'refuse' },
    ],
  },
];

const lastsMs = 9_000;

/**
 * The provider accepts texts, and neither its answer nor a receipt arrives: the texts are due while the gateway, which
 * receives the receipts, is paused, and it is killed before it reads them.
 */
const silentTexts: Fault = {
  name: 'sms:silent',
  what: 'the text provider accepts texts, and neither answers nor receipts arrive',
  probe: 'notifications',
  isQuick: true,
  mayEnd: ['gateway'],
  inject: async ({ scene, load, target }) => {
    await target.sandbox.fault('sms', 'slow', 20_000);
    try {
      for (let nth = 0; nth < 2; nth++) {
        await Promise.all(load.members.map((member) => press(scene, member, 'sms', 3_000)));
        await delay(2_000);
        const gateway = target.pidOf('gateway');
        signalAll([gateway], 'SIGSTOP');
        await delay(6_000);
        signalAll([gateway], 'SIGKILL');
        await target.untilReplaced('gateway', gateway);
      }
    } finally {
      await target.sandbox.fault('sms', 'ok');
    }
  },
};

/** The shops stop while sets of ideas are half done. */
const shopsMidway: Fault = {
  name: 'products:midway',
  what: 'product search goes down while it is answering',
  probe: 'recommendations',
  mayEnd: [],
  inject: async ({ target }) => {
    try {
      for (const end = Date.now() + lastsMs; Date.now() < end;) {
        await target.sandbox.fault('products', 'slow', 600);
        await delay(900);
        await target.sandbox.fault('products', 'down');
        await delay(900);
      }
    } finally {
      await target.sandbox.fault('products', 'ok');
    }
  },
};

const inTurn: readonly Fault[] = providers.flatMap(({ party, title, probe, troubles }) =>
  troubles.map(({ mode, name = mode, text, delayMs, isQuick = false, mayDouble = false }) => ({
    name: `${party}:${name}`,
    what: `${title} ${text}`,
    probe,
    isQuick,
    mayEnd: [],
    mayDouble,
    inject: async ({ target }: Rig) => {
      await target.sandbox.fault(party, mode, delayMs);
      try {
        await delay(lastsMs);
      } finally {
        await target.sandbox.fault(party, 'ok');
      }
    },
  })),
);

export const providerFaults: readonly Fault[] = [...inTurn, basketFault, shopsMidway, silentTexts];
