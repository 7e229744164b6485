// Completes package-lock.json: `node tools/lint/complete-lock.mjs`, after each change of dependencies.
//
// A package that is built for many platforms has one optional dependency for each. If the registry lacks some of them,
// `npm install` leaves them out of the lock, and `npm ci` then refuses the lock ("Missing: <package> from lock file").
// This adds the entries that npm would have written. They are installed on their own platform only.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'netbsd', 'openbsd', 'sunos', 'android', 'aix', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el', 'wasm32'];

const file = process.argv[2] ?? fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
/** @type {Record<string, any>} */
const packages = lock.packages;

/**
 * Finds a package as Node does: in the nearest node_modules folder upwards.
 * @param {string} from
 * @param {string} name
 */
function isFound(from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** @param {string} folder */
function parentOf(folder) {
  const nested = folder.lastIndexOf('/node_modules/');
  return nested >= 0 ? folder.slice(0, nested) : '';
}

/** @param {string} name */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.filter((system) => words.includes(system) || (system === 'win32' && words.includes('win')));
  const cpu = processors.filter((processor) => words.includes(processor));
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) };
}

let added = 0;
for (const [path, { optionalDependencies = {}, dev }] of Object.entries({ ...packages })) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isFound(path, name)) continue;
    if (!/^\d+\.\d+\.\d+[^ |]*$/.test(version)) {
      console.warn(`${name} is asked for as "${version}": only exact versions can be added`);
      continue;
    }
    const { cpu, os } = platformOf(name);
    packages[`node_modules/${name}`] = {
      version,
      ...(cpu && { cpu }),
      ...(dev && { dev: true }),
      optional: true,
      ...(os && { os }),
    };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([one], [other]) => one.localeCompare(other, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added === 0 ? 'package-lock.json is complete' : `package-lock.json: ${added} entries added`);
