import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { samplerSettings } from './env.js';

/**
 * The configured sampler for a process that receives trace contexts from strangers. It treats a trace that a stranger
 * has sampled like a trace of its own: otherwise a client could have all of its requests recorded.
 * @returns undefined if the configured sampler ignores parents anyway
 */
export function edgeSampler(): Sampler | undefined {
  const { name, ratio } = samplerSettings();
  const roots: Record<string, () => Sampler> = {
    parentbased_always_on: () => new AlwaysOnSampler(),
    parentbased_always_off: () => new AlwaysOffSampler(),
    parentbased_traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = roots[name ?? '']?.();
  return root && new ParentBasedSampler({ root, remoteParentSampled: root });
}
