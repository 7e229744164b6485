import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

const day = 24 * 3600 * 1000;
const validDays = 730;
/** Certificates that expire sooner are made again. */
const renewedBefore = 60 * day;

/** Texts in PEM. The authority's own key is not kept, so it signs nothing more. */
export interface Certificates {
  authority: string;
  certificate: string;
  key: string;
}

/** Makes an authority, and a certificate of it for a server and client with these names and addresses. */
export async function makeCertificates(hosts: readonly string[]): Promise<Certificates> {
  // The library needs it. Both take a tenth of a second to load.
  await import('reflect-metadata');
  const x509 = await import('@peculiar/x509');
  const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const newKeys = () => crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
  // Clocks differ.
  const lifetime = { notBefore: new Date(Date.now() - day), notAfter: new Date(Date.now() + validDays * day) };
  const authorityKeys = await newKeys();
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Presently broker authority',
    ...lifetime,
    signingAlgorithm,
    keys: authorityKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    subject: 'CN=Presently broker',
    issuer: authority.subject,
    ...lifetime,
    signingAlgorithm,
    signingKey: authorityKeys.privateKey,
    publicKey: keys.publicKey,
    extensions: [
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      // Servers of a cluster are also clients of each other.
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth, x509.ExtendedKeyUsage.clientAuth]),
      new x509.SubjectAlternativeNameExtension(
        hosts.map((value) => ({ type: isIP(value) ? ('ip' as const) : ('dns' as const), value })),
      ),
    ],
  });
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return {
    authority: authority.toString('pem'),
    certificate: certificate.toString('pem'),
    key: x509.PemConverter.encode(key, 'PRIVATE KEY'),
  };
}

/** Where certificates are kept. */
export interface CertificateFolders {
  /** Of `ca.crt`, which clients read. */
  authority: string;
  /** Of `server.crt` and `server.key`, which the broker reads. */
  server: string;
}

export interface CertificateFiles {
  authority: string;
  certificate: string;
  key: string;
}

/** Makes certificates unless the folders hold some that are valid for these hosts, for some time to come. */
export async function keepCertificates(
  folders: CertificateFolders,
  hosts: readonly string[],
): Promise<CertificateFiles> {
  const files = {
    authority: join(folders.authority, 'ca.crt'),
    certificate: join(folders.server, 'server.crt'),
    key: join(folders.server, 'server.key'),
  };
  if (areUsable(files, hosts)) return files;
  const made = await makeCertificates(hosts);
  for (const folder of [folders.authority, folders.server]) mkdirSync(folder, { recursive: true });
  writeFileSync(files.key, made.key, { mode: 0o600 });
  writeFileSync(files.certificate, made.certificate, { mode: 0o644 });
  writeFileSync(files.authority, made.authority, { mode: 0o644 });
  return files;
}

function areUsable({ authority, certificate, key }: CertificateFiles, hosts: readonly string[]): boolean {
  if (![authority, certificate, key].every((file) => existsSync(file))) return false;
  try {
    const [ca, own] = [authority, certificate].map((file) => new X509Certificate(readFileSync(file)));
    return (
      own!.verify(ca!.publicKey) &&
      Date.parse(own!.validTo) - Date.now() > renewedBefore &&
      hosts.every((host) => (isIP(host) ? own!.checkIP(host) : own!.checkHost(host)) !== undefined)
    );
  } catch {
    return false;
  }
}
