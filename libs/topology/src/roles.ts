/** The Postgres role that owns a service's schema and runs its migrations. The service never signs in with it. */
export const ownerRole = (service: string): string => `${service}_owner`;
