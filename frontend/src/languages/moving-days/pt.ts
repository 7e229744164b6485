import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  nthSunday:
    '{nth, select, last {último} 1 {primeiro} 2 {segundo} 3 {terceiro} 4 {quarto} other {{nth}º}} {weekday} de {month}',
  nthWorkday:
    '{nth, select, last {última} 1 {primeira} 2 {segunda} 3 {terceira} 4 {quarta} other {{nth}ª}} {weekday} de {month}',
  nthSaturday:
    '{nth, select, last {último} 1 {primeiro} 2 {segundo} 3 {terceiro} 4 {quarto} other {{nth}º}} {weekday} de {month}',
  mothersDay: 'Dia das Mães',
  motheringSunday: 'Mothering Sunday',
  fathersDay: 'Dia dos Pais',
  thanksgiving: 'Dia de Ação de Graças',
  goodFriday: 'Sexta-feira Santa',
  easterSunday: 'Domingo de Páscoa',
  easterMonday: 'Segunda-feira de Páscoa',
  ascensionDay: 'Ascensão',
  pentecost: 'Pentecostes',
  orthodoxDay: '{day} (calendário ortodoxo)',
  fromEaster: '{days, plural, one {# dia} other {# dias}} {when, select, before {antes do} other {depois do}} {easter}',
  westernChurches: 'igrejas ocidentais',
  orthodoxChurches: 'igrejas ortodoxas',
  inMothersDayMay: 'EUA, Canadá, Austrália, Alemanha, Itália, Índia',
  inMotheringSunday: 'Reino Unido, Irlanda',
  inMothersDayFirst: 'Espanha, Portugal, África do Sul',
  inSweden: 'Suécia',
  inNorway: 'Noruega',
  inArgentina: 'Argentina',
  inFathersDayJune: 'EUA, Reino Unido, Canadá, França, Índia',
  inFathersDaySeptember: 'Austrália, Nova Zelândia',
  inFathersDayNovember: 'Suécia, Noruega, Finlândia',
  inBrazil: 'Brasil',
  inUnitedStates: 'EUA',
  inCanada: 'Canadá',
  alsoFathersDay: 'também Dia dos Pais na Alemanha',
};
