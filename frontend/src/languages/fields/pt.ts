import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const pt: Translation<typeof en> = {
  yearBetween: 'Escolha um ano entre {first} e {last}',
  realDay: 'Escolha um dia e um mês que existam',
  validUrl: 'Informe um link válido',
  futureTime: 'Escolha uma data e hora no futuro',
  month: 'Mês',
  day: 'Dia',
  yearIfKnown: 'Ano, se você souber',
  year: 'Ano',
  notSaid: 'Não informado',
  notKnown: 'Não se sabe',
  didYouMean: 'Você quis dizer <other>{address}</other>?',
  time: 'Hora',
  timeZone: 'Fuso horário',
  passwordHint: 'Pelo menos 8 caracteres',
  commonPassword: 'Muita gente usa esta senha, por isso é fácil de adivinhar. Escolha outra.',
  noPhoneNumber: 'Isso não é um número de telefone. Verifique.',
  whereYouAre: '{place} (onde você está)',
  allCities: 'Todas as cidades',
  separateByCommas: 'Separe com vírgulas.',
  removeWord: 'Remover {word}',
  countryAsked: 'Inclua o código do país, por exemplo +55',
  cityAndCountry: '{city}, {country}',
};
