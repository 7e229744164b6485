import { isCalledMinor } from './minor.js';

/** Processor time of a text that a pattern must not explode on: what else runs does not count. */
const mostMicroseconds = 2_000_000;

const listed = (text: string): string[] => text.trim().split(/\s*\|\s*/);

describe('a child', () => {
  it.each(
    listed(`
      niece (9) | nephew, 8 | Grandson, 10 years | niece 9 | my son 7 | niece (age 9) | goddaughter aged 9 |
      nephew - 8 | cousin: 11 | nephew 8yo | nephew, 8 y/o | 8-year-old nephew | daughter of 8 | sons (3, 5) |
      twins, 8 and 10 | niece 4 months | grandson, 18 months | my sister’s 3 month old | girlfriend (16) |
      friend (9) | friend, 8 | neighbour (9) | neighbour, 9 years old | friend’s daughter, 8 |
      brother-in-law, 12 | Nichte, 9 Jahre | Neffe (8 Jahre) | Neffe 8 Jahre alt | 8-jährige Nichte |
      Nichte mit 8 Jahren | Enkelin 6 Monate | fille de 8 ans | nièce, 9 ans | petit-fils 4 mois | amie, 8 ans |
      hija de 8 años | sobrino (7) | nieta de 5 meses | figlia di 8 anni | nipote, 9 anni | filha de 8 anos |
      sobrinha (9) | neto 10 meses | 孫, 8歳 | ８歳の姪 | 姪（9） | 孫 4ヶ月 | 友達の3歳の娘 | ابنة أختي 8 سنوات | ابن أخي (٩) |
      ابني، ٨ سنوات | حفيدتي عمرها ٥ | حفيد ٤ أشهر
    `),
  )('is known by an age: %s', (relationship) => expect(isCalledMinor(relationship)).toBe(true));

  it.each(
    listed(`
      toddler | kiddo | grandkid | stepchild | step-child | children | sixth grader | 6th grader |
      niece in 6th grade | nephew, grade 5 | nephew in year 9 | goddaughter, year 3 at primary |
      nephew in kindergarten | baby brother | kid brother | teenage cousin | teenage boyfriend | teen neighbour |
      neighbour kid | neighbour’s little boy | teacher’s kid | boss’s baby | the kid next door |
      my son’s friend from kindergarten | Patenkind | Kind meiner Schwester | Nachbarskind | Drittklässlerin |
      Neffe, 3. Klasse | Neffe im Kindergarten | filleule | enfant de mon frère | collégienne | fille en CM2 |
      petit frère | niño de mi vecina | hermanita | sobrino en primaria | bambina dei vicini | nipotino |
      nipote, quinta elementare, elementari | criança da vizinha | menina | 小学生の息子 | 小3の甥 | 妻の子供 | 隣の男の子 |
      طفل أختي | تلميذة | ابن أخي في الصف الثالث | grandchild | Grandson (3) | step son 9 | stepdaughter (12) |
      god daughter, 7 | my little girl | daughter’s friend (7) | nephew (turning 8) | nephew (almost 8) |
      niece (8 in May) | niece, 9 this year | nine-year-old niece | ten year old nephew | baby niece | newborn |
      foster son (14) | my 5yo | 5 yr old | my 13 year-old | girl next door, 8 | preschooler | 3rd-grader |
      second grader | fourth-grade nephew | pupil | student (9) | my student, 12 | nephew Tom (8) |
      niece Lily, 7 | sis (12) | lil bro (10) | lil sis, 11 | little sis | bro, 15 | granddaughter, 2.5 |
      granddaughter 2½ | niece, 1 1/2 | niece 18 mo | grandkids | my grandkids (4 & 6) | stepkids |
      cousin’s baby | Neffe (fast 8) | Nichte Lea (5) | Patentochter, 4 | Patensohn 7 | Enkel 9 | Enkelkind |
      Stiefsohn (12) | Sohn 7 | Bub (6) | Mädel, 8 | kleine Schwester (12) | kleiner Bruder | Cousin 12 |
      Cousine (9) | Säugling | Baby | Schulkind | achtjährige Nichte | Tochter einer Freundin, 6 |
      Tochter meiner Freundin (6) | Sohn vom Nachbarn, 9 | neveu 8 ans | fils de 7 ans | filleul (6) |
      petite-fille, 5 ans | petite soeur 12 ans | fille de ma sœur (8 ans) | le fils des voisins, 9 ans | ado |
      ma nièce de 10 ans | bébé de ma cousine | fille (en CE1) | nièce en 6e | sobrina 8 | sobrina de 8 | hijo 7 |
      hermana de 10 años | prima, 12 años | ahijado | hija de mi amiga (6) | nieto 3 meses | hermano pequeño |
      sobrino, 4º de primaria | niño | bebé | nipote di 7 anni | nipote 7 | cugina (11) | figlio 9 anni |
      sorellina 10 | figlia della mia amica, 6 anni | nipotina | bambino | neonato | sobrinho 7 anos | filho (8) |
      neta, 5 | irmã de 10 anos | afilhada | enteado de 12 anos | filha da minha amiga, 6 anos | criança | bebê |
      adolescente | 甥っ子 7歳 | 姪っ子（5歳） | 息子（10） | 孫娘 3 | 中学生の娘 | 中2の弟 | 赤ちゃん | 友人の息子 8歳 | 小学3年生の孫 | ابنتي ٧ سنوات |
      ابن أختي ٩ سنوات | بنت أخي (٦) | طفلة | حفيدتي (٤) | أخي الصغير ١٢ سنة | ابن صديقتي، ٨ سنوات | رضيع |
      ابنة جارتي (٩) | Son (8) | SON, 8 | Nephew – 8 | nephew/8 | niece: 8 years | son 8 yrs | daughter, 6 mths |
      nephew (5 y.o.) | niece 7 y old | 8 y/o niece | godson, aged 12 | cousin’s son, 9 |
      co-worker’s daughter (5) | the twins, 4 | grandson & granddaughter, 5 and 7 | kids of my sister |
      children of my neighbour | baby of a friend | newborn of my colleague | my colleague’s newborn |
      Baby einer Freundin | Baby meiner Kollegin | bébé d’une amie | bebé de mi prima | bambino di un’amica |
      bebê da minha amiga | 赤ちゃん（友人の） | 同僚の赤ちゃん | طفل صديقتي | مولود جديد | teen | tween niece |
      primary school pupil | schoolgirl | Schülerin | Enkelkinder | Kinder meiner Schwester | kleine Nichte |
      mes petits-enfants | petits-enfants | nietos (5 y 7) | nipotini | netinhos | 孫たち 3歳と5歳 | nephew who is 8 |
      niece who’s 9 | nephew who turns 8 | my niece is 9 | she is 8 | my 2 kids | nephew with 8 years |
      foster child | stepkid (11) | half-brother 12 | half sister, 9 | little boy of my friend
    `),
  )('is known by an age, or by what the giver calls them: %s', (relationship) =>
    expect(isCalledMinor(relationship)).toBe(true),
  );

  it.each(
    listed(`
      wife of 12 years | friend of 10 years | friend for 10 years | boyfriend of 2 years | boyfriend (2 years) |
      husband, 5 years | girlfriend of 3 months | colleague (4 months) | mum of 4 | mum of 4 year old twins |
      dad of 2 | dad to 2 | mother of Tim (8) | mum of 2 kids | sister (2 kids) | sister, 2 kids |
      sister with 2 kids | sister, 26 | niece (24) | 25-year-old nephew | little brother, 34 |
      friend with 3 kids | friend (has 3 children) | neighbour, flat 12 | neighbour, 12 | neighbour (flat 12) |
      client 3 | client, 3 | brother, house 9 | brother #2 | boss with 2 kids | baby daddy |
      Kindergarten teacher | Teacher, year 3 | 3rd grade teacher | child psychologist | Child Psychologist |
      children’s doctor | kids football coach | teacher of my 6 year old | kid’s teacher | babysitter |
      friend since kindergarten | kindergarten friend | best friend from primary school | kind neighbour |
      Freund seit 15 Jahren | Freundin, seit 10 Jahren | Schwester mit 3 Kindern | Chefin (2 Kinder) |
      Mutter meiner Kinder | Mama eines 3-Jährigen | Kindergärtnerin | Lehrerin 3. Klasse | Nachbar, Wohnung 12 |
      amie depuis 12 ans | amie de 12 ans | amie avec 2 enfants | mère de 3 enfants | maîtresse de maternelle |
      ami d’enfance | voisine du 3 | amigo desde hace 10 años | amigo por 10 años | madre de 2 niños |
      maestra de primaria | vecina, piso 3 | amico da 10 anni | amica dalle elementari | mamma di 2 bambini |
      maestra di asilo | amigo há 10 anos | mãe de 2 crianças | professora do ensino fundamental | 10年来の友人 |
      子供の先生 | 2児の母 | 子供3人の母 | 幼稚園の先生 | 大学3年生 | 小学校の友達 | صديق منذ 10 سنوات | معلمة طفلي | أم لديها ٣ أطفال |
      زوجتي منذ ١٢ سنة | جارتي شقة 12 | Friend | wife (12 years) | girlfriend, 3 years | my husband of 20 years |
      best friend of 15 years | friend 10 years | friend since 2010 | friend since we were 5 | friend from age 5 |
      colleague for 3 years | coworker, team 4 | boss, floor 3 | neighbour at 12 | neighbor in 4b |
      neighbour no. 9 | apartment 5 | room 12 | flatmate, room 3 | mom of three | mom of 3 boys |
      single mum (2 kids) | dad (3 kids) | aunt with 5 cats | uncle, 2 dogs | sister & mother of 2 |
      sister, mum to 2 | sister, mother of 3 | godmother of my kids | godfather | teacher (year 4) |
      primary school teacher | nursery teacher | childminder | kids’ teacher | kid’s coach |
      my daughter’s teacher | my son’s coach | pediatric nurse | pediatrician | children’s author |
      baby’s godmother | baby mama | babysitter (our 2 kids) | nanny of my kids | nanny | stay-at-home mom |
      youth pastor | teen counselor | toddler teacher | daycare teacher | my childhood friend | school friend |
      high school friend | cousin, 34 | niece, 21 | nephew (19) | brother, 45 | sister’s husband | client #12 |
      client no 4 | customer 7 | mentor of 5 years | sister of 3 | brother with 2 kids |
      friend and mother of two | Freundin (2 Kinder) | Freund, 10 Jahre | Freundin mit 3 Kindern |
      Schwester, 2 Kinder | Mutter von 3 | Papa von 2 | Kollege seit 5 Jahren | Mann seit 12 Jahren |
      Nachbarin aus Nr. 12 | Nachbar 3. Stock | Tagesmutter | Kinderärztin | Kindergartenfreundin |
      Lehrerin meiner Tochter | Erzieherin im Kindergarten | Erzieherin | Trainer der Kinder | Chef (3 Kinder) |
      Tante, 5 Katzen | amie d’enfance | amie (3 enfants) | amie depuis la maternelle | mari depuis 12 ans |
      sœur, maman de 2 | maman de 4 | père de 2 enfants | copain depuis 2 ans | voisin, apt 12 | voisin du 3e |
      voisine 4e étage | collègue depuis 3 ans | maîtresse de CP | maîtresse de ma fille | prof de mon fils |
      assistante maternelle | amiga de la infancia | amiga con 2 hijos | hermana con 3 niños | mamá de 4 |
      papá de 2 | novio desde hace 2 años | marido desde 2010 | vecino del 3 | vecino, 2ºB | amigo de 10 años |
      maestra de mi hija | profesora de mi hijo | profesora de primaria | psicóloga infantil | niñera | madrina |
      amica d’infanzia | amica con 2 figli | mamma di 4 | papà di 2 | fidanzato da 2 anni | marito da 12 anni |
      vicino, interno 12 | vicina del 3 | maestra di mia figlia | maestra d’asilo | amiga de infância |
      amiga com 2 filhos | irmã com 3 filhos | mãe de 4 | pai de 2 | namorado há 2 anos | marido há 12 anos |
      vizinho, apto 12 | vizinha do 3 | professora do meu filho | babá | madrinha | 10年の友人 | 結婚12年の妻 | 妻（結婚10年） |
      3人の母 | 娘の先生 | 息子の担任 | 保育園の先生 | ママ友 | 幼なじみ | 隣の人 3号室 | 会社の同僚 5年 | 子ども2人の友人 | صديق طفولة |
      صديقة منذ ١٠ سنوات | أم لثلاثة أطفال | أم ٤ | معلمة ابنتي | مدرسة أطفالي | زوجي منذ 5 سنوات | جار، شقة ٣ |
      طبيب أطفال | طبيبة الأطفال | مربية أطفال | زميل منذ 3 سنوات | أختي ولديها 3 أطفال | friend of my kids |
      kids’ uncle | neighbour (2 cats) | 3 kids’ mum | wife, 2 kids | wife of 12 years, 3 kids |
      mother of my 2 kids | father of a toddler | new mum (baby) | new mom with baby | pregnant friend |
      friend expecting a baby | pregnant sister (6 months) | sister, 6 months pregnant | runner, 10 km |
      team mate, no. 9 | roommate 2 years | roommate for 2 years | ex of 3 years | gym buddy | running mate 5 km |
      book club of 8 | boss (since 2) | CEO, 2 companies | friend (known 10 years) | friend, known for 10 years |
      friend: 10 years | sister 10 years older | brother, 2 years younger | sister (3 years older) |
      cousin 5 years older than me | brother, 1 of 4 | one of 3 brothers | sister number 2 | 2nd cousin |
      second cousin | cousin, 2nd degree | 3rd cousin | aunt, 3rd floor | uncle (2nd wife) | dad’s 2nd wife |
      step-dad | Frau, 2 Kinder | Freundin im 6. Monat | Bruder, 2 Jahre älter | Schwester (3 Jahre jünger) |
      frère, 2 ans de plus | sœur aînée de 3 ans | hermano, 2 años mayor | sorella, 3 anni più grande |
      irmão 2 anos mais velho | 2歳上の姉 | 3歳下の弟 | أخي أكبر مني بسنتين | kids club owner | child therapist |
      children’s librarian | toddler group leader | baby whisperer | baby nurse | infant teacher |
      preschool director | teen librarian | kindergarten mum | school mum | Elternbeirat |
      Kinderkrankenschwester | Kita-Leiterin | Grundschullehrerin | institutrice | professeur des écoles |
      médico infantil | pediatra de mi hijo | pediatra | maestra elementare | maestra elementari |
      professora primária | 小児科医 | 児童心理学者 | 小学校の教師
    `),
  )('is not everybody with a number or a child beside them: %s', (relationship) =>
    expect(isCalledMinor(relationship)).toBe(false),
  );

  it('is read in time that does not explode', () => {
    for (const text of [
      'niece 8 '.repeat(370),
      "'s ".repeat(1_000),
      '8,'.repeat(1_500),
      ' of'.repeat(1_000),
      'の'.repeat(3_000),
    ]) {
      const began = process.threadCpuUsage();
      isCalledMinor(text);
      expect(process.threadCpuUsage(began).user).toBeLessThan(mostMicroseconds);
    }
  });
});
