import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataStorage } from 'class-validator';
import { calls, overhears, reactions, userDataReads } from '@presently/contracts/rights';
import { budgetTableNames } from '@presently/service/budgets/tables';
import { leftOutEverywhere, type UserData } from '@presently/service/user-data/user-data';
import { messagingTableNames } from '@presently/messaging/tables';
import { manifests, services } from '../libs/topology/src/services.ts';
import { tablesOf } from './derive/declarations.ts';

const root = join(import.meta.dirname, '..');

type EnvClass = new () => object;

async function envClassOf(name: string): Promise<EnvClass> {
  const exported = (await import(join(root, `services/${name}/src/env.ts`))) as Record<string, EnvClass>;
  return exported[`${name[0]!.toUpperCase()}${name.slice(1)}Env`]!;
}

async function variablesOf(name: string): Promise<Set<string>> {
  const read = getMetadataStorage().getTargetValidationMetadatas(await envClassOf(name), '', false, false);
  return new Set(read.map(({ propertyName }) => propertyName));
}

describe("the processes' manifests", () => {
  it('exist for each folder of services', () => {
    const folders = readdirSync(join(root, 'services')).filter((name) =>
      existsSync(join(root, 'services', name, 'package.json')),
    );
    expect(manifests.map(({ name }) => name).toSorted()).toEqual(folders.toSorted());
  });

  it('name operations and events that the contracts declare', () => {
    for (const { name, calls: called, overhears: overheard, callsRouted, assemblesExports } of manifests) {
      const names = calls[name as keyof typeof calls].map((op) => op.name);
      const callsMore = callsRouted ?? assemblesExports;
      expect(callsMore ? names : names.toSorted()).toEqual(
        callsMore ? expect.arrayContaining([...called]) : called.toSorted(),
      );
      expect(overhears[name as keyof typeof overhears].map(({ type }) => type)).toEqual(overheard);
    }
    for (const service of services) {
      const { reactsTo } = manifests.find(({ name }) => name === service)!;
      expect(reactions[service].map(({ type }) => type)).toEqual(expect.arrayContaining([...reactsTo]));
    }
  });

  const holding = manifests.filter(({ holdsUserData }) => holdsUserData);
  it.each(holding)('export every table of $name, or say why not', async ({ name }) => {
    const { exportedUserData } = (await import(join(root, `services/${name}/src/user-data.ts`))) as {
      exportedUserData: UserData;
    };
    const { lists, leftOut } = exportedUserData;
    const exported = Object.values(lists).map(({ table }) => table);
    const tables = tablesOf(root, name);
    expect([...exported, ...Object.keys(leftOut)].toSorted()).toEqual(tables.toSorted());
    expect(Object.keys(leftOutEverywhere).toSorted()).toEqual([...messagingTableNames, ...budgetTableNames].toSorted());
  });

  it('name lists of exports that differ', () => {
    const names = userDataReads.flatMap((reads) => Object.keys(reads.lists));
    expect(new Set(names).size).toBe(names.length);
    expect(userDataReads.map(({ service }) => service)).toEqual(holding.map(({ name }) => name));
  });

  it.each(manifests)('name variables that $name reads', async ({ name, environment }) => {
    const known = await variablesOf(name);
    expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
  });

  it.each(manifests)('give $name in production what it requires', async ({ name, environment, database }) => {
    const { loadEnv } = await import('@presently/service/env');
    const EnvClass = await envClassOf(name);
    const complaint = (() => {
      try {
        loadEnv(EnvClass, { NODE_ENV: 'production' });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    })();
    const missing = [...complaint.matchAll(/- (\w+) (?:is missing|must)/g)].map(([, variable]) => variable);
    const given = Object.entries(environment).flatMap(([variable, { production }]) =>
      production === 'required' ? [variable] : [],
    );
    expect([...given, 'NATS_URL', ...(database ? ['DATABASE_URL'] : [])].toSorted()).toEqual(missing.toSorted());
  });
});
