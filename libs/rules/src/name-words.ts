/** A pattern for any of these words, which may have patterns in them. */
export const any = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'iu');

const forms = `(?:mrs?|ms|mx|mme|mlle|sra|srta|sig|dhr|mevr)(?:\\.(?:ra|na)|\\.?ª)?\\.? mister missus miss madam herrn? frau fräulein
  monsieur madame mademoiselle señora? señorita signor[ea]? signorina senhora? meneer mevrouw السيدة? الآنسة`;
/** Mere forms of address, which say nothing of somebody but how they are spoken to. */
export const formOfAddress = any(forms);
/** Forms that are something else anywhere but before a name in a field of their own: initials, names, `Sr.` of a father. */
const formsOfField = `(?:m|d|don|doña|dña|sr|sr\\.?\\(a\\)|s\\.?ra|hr|fru|pani?|г-н|г-жа|господин|госпожа|пані?)(?:\\.?ª)?\\.?`;
/** A form of address in a field for what stands before a name. */
export const formBefore = any(`${forms} ${formsOfField}`);
/** A form of address that is written behind a name, wherever a file has it. */
export const formBehind = any(`様 さま さん 殿 君 くん ちゃん 氏 女士 小姐 님 씨`);
/** Titles and words of kinship that need the name after them: `Dr. Lee`, `Aunt May`. */
export const title = any(`
  ${forms} (?:dr|hr|fr|prof|rev|capt|sgt|m|sr|dña|dra|lic|profa|dott|avv|ing|mag)(?:\\.(?:in|ra|ssa)|\\.?ª)?\\.?
  [دأم]\\. doctor master professor sir dame lady lord reverend pastor bishop deacon father sister brother
  rabbi imam coach captain judge officer nurse aunt(?:ie|y)? uncle grand[mp]a granny gran nana nan mum(?:my)? mom(?:my)? dad(?:dy)?
  cousin baby little lil doktor pfarrer(?:in)? pastorin schwester bruder mutter vater mutti mama papa onkel
  tante oma opa docteure? professeure? maître abbé père mère maman sœur frère tonton tata mamie pap[iy]
  don doña doctora profesora? hermano hermana mamá papá padre madre tío tía abuel[oa]
  dottor(?:e|essa)? professor(?:e|essa|a) avvocato ingegner suor mamma papà zi[oa] nonn[oa] dona seu doutora? irmã irmão mãe
  pai ti[oa] vov[óô] av[óô] (?:ال)?(?:دكتور|أستاذ|سيد|حاج|مهندس|معلم)ة? الشيخ عمو عمي عمتي خالي خالتي خالة جدي جدتي`);
/** What a possessive stands before, and a name behind: `my friend Tom`. */
export const role = any(
  `(?:best)?friend neighbou?r colleague boss love darling wife husband (?:girl|boy)friend partner son daughter niece nephew freundin freund nachbarin nachbar kollegin kollege chefin chef`,
);
/** Whom only a possessive makes somebody: `Ann` of "my wife Ann", and nobody of "Tom und seine Frau". */
export const spouse = any(
  `wife husband spouse girlfriend boyfriend partner(?:in)? frau mann ehemann ehefrau freund(?:in)? verlobte[rn]? femme mari
  épou(?:x|se) compagn(?:on|e) copine? fiancée? mujer marido espos[oa] novi[oa] pareja moglie marito compagn[oa] fidanzat[oa]
  mulher namorad[oa] noiv[oa]`,
);
export const suffix = any(
  `j(?:r|nr|un|unior|únior)\\.? s(?:r|nr|en|enior)\\.? ii i?v iii ph\\.?d\\.? m\\.?d\\.? mba esq\\.? rn dds cpa [mco]be`,
);
/** The first of two words that make one name: `عبد الله`, `أم أحمد`. */
export const begins = any(`عبد أم أبو أبي أبا ابن بنت abd abd[aeu]l abu umm oum`);
export const goesOn = any(`الله الدين الإسلام الهدى الزهراء`);
/** Names that are surely first names where they stand before a comma. Whatever else does may be a surname. */
export const given = any(`
  emma noah liam olivia mia sophi[ae] lu[ck]as leon? max ben tom tim sam alex jo joe anna? anne lisa lena? laura julia
  sarah? hannah? jack oliver ella lily grace john jane kate lucy chloe zoe daniel david paul peter michael maria marie
  jan jonas felix finn klara clara ida mila nina eva luis pierre jean camille louis? hugo léa jules inès juan pablo carlos
  josé lucía sofía carmen ana elena luca giulia marco giorgia chiara francesca matteo joão pedro tiago inês beatriz rita
  yuki hana أحمد محمد علي عمر سارة فاطمة مريم ليلى نور يوسف خالد حسن زينب`);

/** What begins a remark and no name: `, the one with the red scarf`, `, from work`. */
export const remark = any(`
  the an? my our from at in with of who whose der die das den vom von aus mit meine? unsere? le la les du des? avec qui mon ma
  mes el los las del con que mi il lo gli dal che mi[oa] o os as do da com meu minha من في`);
