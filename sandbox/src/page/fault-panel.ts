import { modesOf, usualDelayMs, type Fault } from '../faults/fault.js';
import type { FaultSwitches } from '../faults/fault-switches.js';
import type { Party } from '../party.js';
import { html, type Html } from '../html.js';

const labels: Record<Fault['mode'], string> = {
  ok: 'Works',
  down: 'Down',
  reject: 'Refuses',
  slow: 'Slow',
  bounce: 'Bounces later',
  garbage: 'Nonsense',
  lazy: 'Lazy',
  hostile: 'Hostile',
  busy: 'Busy',
};

const explanations: Record<Fault['mode'], string> = {
  ok: 'Answers as the real one does',
  down: 'Nobody answers',
  reject: "Gives the provider's own permanent refusal",
  bounce: 'Accepts mails and returns each to its sender a moment later',
  garbage: 'Answers with something that is of no use',
  lazy: 'Answers without effort',
  hostile: 'Answers with false claims',
  busy: 'Asks for a pause',
  slow: `Answers ${usualDelayMs / 1000} seconds late`,
};

function switchOf(party: Party, fault: Fault): Html {
  const choices = modesOf(party.name).map(
    (mode) =>
      html`<label title="${explanations[mode]}">
        <input
          type="radio"
          name="fault-${party.name}"
          value="${mode}"
          data-party="${party.name}"
          ${mode === fault.mode ? html`checked` : html``}
        />
        <span>${labels[mode]}</span>
      </label>`,
  );
  return html`<fieldset class="switch" id="fault-${party.name}">
    <legend>${party.title}</legend>
    <div class="choices">${choices}</div>
    <code>${party.address}</code>
  </fieldset>`;
}

/** The switches that make third parties misbehave. */
export const faultPanel = (parties: readonly Party[], switches: FaultSwitches): Html =>
  html`<section class="faults" id="faults" aria-label="Third parties">
    ${parties.map((party) => switchOf(party, switches.get(party.name)))}
  </section>`;
