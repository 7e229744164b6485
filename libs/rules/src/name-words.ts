/** A pattern for any of these words, which may have patterns in them. */
export const any = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'iu');

/** Titles and words of kinship that need the name after them: `Dr. Lee`, `Aunt May`. */
export const title = any(`
  (?:dr|mr|mrs|ms|mx|prof|rev|capt|sgt|m|mme|mlle|sr|sra|srta|dña|dra|lic|profa|sig|dott|avv|ing|mag)(?:\\.(?:in|ra|ssa)|\\.?ª)?\\.?
  [دأم]\\. doctor mister missus miss master professor sir dame madam lady lord reverend pastor bishop deacon father sister brother
  rabbi imam coach captain judge officer nurse aunt(?:ie|y)? uncle grand[mp]a granny gran nana nan mum(?:my)? mom(?:my)? dad(?:dy)?
  cousin baby little lil herrn? frau fräulein doktor pfarrer(?:in)? pastorin schwester bruder mutter vater mutti mama papa onkel
  tante oma opa monsieur madame mademoiselle docteure? professeure? maître abbé père mère maman sœur frère tonton tata mamie pap[iy]
  señor señora señorita don doña doctora profesora? hermano hermana mamá papá padre madre tío tía abuel[oa] signor[ea]? signorina
  dottor(?:e|essa)? professor(?:e|essa|a) avvocato ingegner suor mamma papà zi[oa] nonn[oa] senhora? dona seu doutora? irmã irmão mãe
  pai ti[oa] vov[óô] av[óô] (?:ال)?(?:دكتور|أستاذ|سيد|حاج|مهندس|معلم)ة? الآنسة الشيخ عمو عمي عمتي خالي خالتي خالة جدي جدتي`);
/** What a possessive stands before, and a name behind: `my friend Tom`. */
export const role = any(
  `(?:best)?friend neighbou?r colleague boss love darling wife husband (?:girl|boy)friend partner son daughter niece nephew freundin freund nachbarin nachbar kollegin kollege chefin chef`,
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
