import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types of the body, where the route does not take parsed JSON. */
    consumes?: readonly string[];
  }
}

/** Whether the declaration of the requested route names a media type that matches. */
export const takes = ({ routeOptions: { config } }: FastifyRequest, type: RegExp): boolean =>
  config.consumes?.some((declared) => type.test(declared)) ?? false;

export const json = /^application\/json$/;
export const form = /^(application\/x-www-form-urlencoded|multipart\/form-data)$/;
export const recording = /^(audio|video)\//;
export const mail = /^message\/rfc822$/;

/** Whether the declaration of the requested route takes a file in a form, as a stream. */
export const takesFile = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.consumes?.length === 1 && config.consumes[0] === 'multipart/form-data';
