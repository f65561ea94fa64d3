/**
 * The passwords that are tried first, in lower case. Digits and signs at the end of a word are cut off before the
 * list is asked, so the bare word is enough.
 */
export const commonPasswords: readonly string[] = `
password passw0rd p@ssword p@ssw0rd pass passwort contrasena motdepasse qwerty qwertyuiop qwerty123 qwertyui
asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4
zaq12wsx zaq1zaq1 zaq1xsw2 1qazxsw2 qweasd qweasdzxc asd123 abc123 abcd1234 abc12345 abcdef abcdefg abcdefgh
abcdefghi a1b2c3 a1b2c3d4 aa123456 a123456 a1234567 a12345678 123456 1234567 12345678 123456789 1234567890
0123456789 012345678 01234567 0987654321 987654321 87654321 7654321 654321 11111111 111111 1111111 111111111
1111111111 00000000 000000 0000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 123123 123123123 12341234 12345612 11223344 1122334455 112233 121212 12121212 123321 12344321 1234554321
123456654321 123654 147258 147258369 159357 159753 1357924680 13579246 24681012 102030 10203040 123qwe 123qweasd
qwe123 qwer1234 qwert12345 qwerty1 qwerty12 qwerty1234 1234qwer 12345qwert 123abc admin admin123 administrator
root toor login welcome welcome1 welcome123 letmein letmein1 letmein123 changeme changeit default guest test
tester testing test1234 testtest user username master superuser supervisor manager office secret secret1
secret123 private access access14 iloveyou iloveyou1 iloveyou2 loveyou lovely lover love iloveu ilovegod princess
princess1 sunshine sunshine1 monkey monkey1 dragon dragon1 shadow shadow1 football football1 baseball baseball1
basketball soccer hockey golfer golf tennis volleyball superman batman spiderman ironman starwars startrek matrix
pokemon pikachu naruto minecraft fortnite roblox nintendo playstation xbox michael jordan jordan23 jennifer
jessica michelle nicole ashley amanda daniel daniela andrew anthony charlie thomas robert matthew joshua jonathan
christopher christian christine alexander alexandra benjamin samantha stephanie elizabeth victoria natalie hannah
sophie olivia emily maggie buster bailey ginger pepper cookie chocolate butterfly flower flowers angel angels
angel1 jesus jesus1 jesuschrist heaven blessed faith grace trustno1 trustme whatever nothing nothing1 anything
something computer internet google facebook twitter linkedin instagram youtube microsoft windows apple samsung
iphone android yahoo hotmail gmail amazon netflix spotify ferrari porsche mercedes corvette mustang harley camaro
yamaha honda toyota suzuki freedom liberty america american usa newyork chicago dallas boston yankees yankees1
cowboys packers steelers eagles raiders lakers celtics arsenal chelsea liverpool liverpool1 barcelona realmadrid
manchester juventus mexico brasil london paris berlin summer summer1 summer2023 summer2024 summer2025 winter
winter2024 winter2025 spring spring2024 spring2025 autumn autumn2024 january february march april may june july
august september october november december monday tuesday wednesday thursday friday saturday sunday birthday
christmas halloween hello hello1 hello123 hellohello hi goodbye money money1 dollar banking business company
corporate benefits insurance benefit medical hospital doctor nurse teacher student school college university
benesight family mother father daddy mommy brother sister baby babygirl babygirl1 babyboy honey sweetie
sweetheart cutie beautiful gorgeous sexy fuckyou fuckyou1 fuckme asshole bitch killer hunter ranger soldier
warrior ninja samurai pirate wizard merlin gandalf phoenix tiger lion panther eagle falcon hawk wolf bear dolphin
turtle rabbit horse kitten kitty puppy doggy snoopy garfield mickey mickey1 donald tinkerbell disney
winniethepooh scooby scoobydoo homer simpsons southpark metallica nirvana slipknot eminem rihanna beyonce
blink182 greenday guitar music musica rockstar rock rockyou bigdog bigdaddy daddy1 purple orange yellow green
blue blue123 red black white silver gold golden diamond crystal rainbow zxcvbnm1 zxcv1234 asdf1234 asdfasdf
asdfghjkl1 qwertyqwerty poiuytrewq mnbvcxz lkjhgfdsa 0okm9ijn 1a2b3c4d 1a2b3c q1w2e3r4t5 p4ssw0rd passpass
pass1234 password1 password12 password123 password1234 password12345 password2023 password2024 password2025
password01 mypassword mypass thepassword newpassword newpass nopassword yourpassword admin1234 admin12345
adminadmin root123 system system32 server database oracle cisco cisco123 support helpdesk temp temporary temp1234
temp123 trial demo demo1234 sample example qwaszx edcrfv tgbyhn 741852963 789456123 963852741 951753 852456
987654 456789 456456 789789 321321 321654987 147147 correcthorsebatterystaple hunter2 ncc1701 thx1138 bond007
james007 agent007 a1s2d3f4 azerty azertyuiop aqwzsx ytrewq qwertz qwertzuiop
`
  .trim()
  .split(/\s+/);
