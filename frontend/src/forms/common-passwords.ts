/** The most common passwords that are long enough to be accepted here. */
const common = new Set(
  `
  00000000 000000000 0987654321 11111111 111111111 1111111111 11223344 112233445566 12121212 123123123 1231231234
  123321123 12341234 12344321 1234554321 12345678 123456789 1234567890 1234567891 12345678910 123456789a 12345678a
  12345679 123456abc 123456qwe 1234qwer 1234rewq 123abc123 123qwe123 123qweasd 147258369 159753456 1a2b3c4d
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 22222222 33333333 44444444 55555555 66666666
  741852963 77777777 777777777 789456123 87654321 88888888 963852741 987654321 9876543210 99999999 999999999
  a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 aaaaaaaa abc12345 abc123456 abcd1234 abcdefgh
  admin123 admin1234 administrator alexander asdf1234 asdfasdf asdfghjk asdfghjkl babygirl baseball baseball1
  basketball blink182 butterfly changeme changeme1 charlie1 chocolate computer corvette courtney danielle dearbook
  december einstein elizabeth facebook firebird football football1 garfield gfhjkm123 godzilla greenday hello123
  hello1234 iloveyou iloveyou1 iloveyou2 internet jennifer jessica1 jonathan jordan23 letmein1 letmein123
  liverpool lovelove macintosh marlboro master123 maverick mercedes michael1 michelle midnight minecraft monkey123
  mustang1 mynoob123 nicholas november p@ssw0rd p@ssword pa55word passw0rd passw0rd1 password password! password01
  password1 password1! password12 password123 password1234 password2 pokemon1 pokemon123 princess princess1
  q1w2e3r4 q1w2e3r4t5 qazwsx123 qazwsxedc qqqqqqqq qwaszx12 qwe12345 qwer1234 qwerty11 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwertyui qwertyuiop rockstar samantha samsung1 scorpion secret123 september slipknot
  spiderman startfinding starwars summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1 swordfish
  teamo123 test1234 tigger123 trustno1 user1234 victoria vodafone waterloo welcome01 welcome1 welcome123 whatever
  william1 winter2024 winter2025 winter2026 wordpass xxxxxxxx yourmom1 zaq12wsx zaq1zaq1 zxcvbnm1 zxcvbnm123
  zzzzzzzz
  `
    .trim()
    .split(/\s+/),
);

/** Whether a password is a common one, in upper or lower case. */
export const isCommonPassword = (password: string): boolean => common.has(password.trim().toLowerCase());
