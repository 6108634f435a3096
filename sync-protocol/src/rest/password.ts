/**
 * Refuses passwords that are easy to guess, in the sign-up form and on the server. Length gives most of the
 * strength. The other checks refuse what attackers try first, so there are no rules about kinds of
 * characters.
 */
export const PASSWORD_MIN = 12
const PASSWORD_MAX = 128

export const WELL_KNOWN_FAULT = 'This password is well known and easy to guess'

export function findPasswordFault(password: string, email: string): string | undefined {
  const length = [...password].length
  if (length < PASSWORD_MIN) return `Use at least ${PASSWORD_MIN} characters`
  if (length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters`
  if (isRepeated(password)) return 'This password repeats itself and is easy to guess'
  if (isRun(password)) return 'This password follows the keyboard and is easy to guess'
  if (isMadeOfEmail(password, email)) return 'Do not use your email address in the password'
  if (isWellKnown(password)) return WELL_KNOWN_FAULT
  return undefined
}

/** Finds `aaaaaaaaaaaa` and `abcabcabcabc`. */
function isRepeated(password: string): boolean {
  const chars = [...password]
  return [1, 2, 3, 4].some(unit => {
    const stop = chars.findIndex((char, index) => index >= unit && char !== chars[index - unit])
    const times = Math.floor((stop < 0 ? chars.length : stop) / unit)
    return times >= 3 && chars.length - times * unit <= 3
  })
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
]
const RUNS = [...ROWS, ...ROWS.map(row => [...row].reverse().join(''))]

function isRun(password: string): boolean {
  let rest = password.toLowerCase()
  while (rest !== '') {
    const piece = longestRun(rest)
    if (piece < 4) return rest.length <= 2 && rest !== password.toLowerCase()
    rest = rest.slice(piece)
  }
  return true
}

function longestRun(text: string): number {
  let length = 0
  while (length < text.length && RUNS.some(run => run.includes(text.slice(0, length + 1)))) length++
  return length
}

/** Fewer than 6 characters remain without the address or the part before the @. */
function isMadeOfEmail(password: string, email: string): boolean {
  const plain = password.toLowerCase()
  const address = email.trim().toLowerCase()
  const [name = ''] = address.split('@')
  return [address, name]
    .filter(part => part.length >= 4)
    .some(part => plain.includes(part) && plain.replaceAll(part, '').length < 6)
}

/** Also reads digits and signs as the characters that they imitate. */
export function wordsWithin(password: string): string[] {
  const plain = password.toLowerCase()
  const isPlainLetter = (char: string) => /[a-z]/i.test(char)
  const isLetter = (char: string) => /\p{L}/u.test(char)
  const chars = [...plain]
  const upTo = (isKept: (char: string) => boolean) => chars.findLastIndex(isKept) + 1
  const trimmed = chars.slice(Math.max(0, chars.findIndex(isLetter)), upTo(isLetter)).join('')
  return [plain, chars.slice(0, upTo(isPlainLetter)).join(''), trimmed]
    .flatMap(reading => [reading, reading.replace(/[0134557@$!]/g, sign => LEET[sign] ?? sign)])
    .map(reading => reading.replace(/[^\p{L}]/gu, ''))
    .filter(letters => letters !== '')
}

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function isWellKnown(password: string): boolean {
  const plain = password.toLowerCase()
  return (
    wordsWithin(password).some(letters => WORDS.some(word => isMadeOf(letters, word))) ||
    (/^\d+$/.test(plain) && new Set(plain).size <= 4)
  )
}

/** These words lead every list of leaked passwords, or this product suggests them. */
const WORDS = [
  ...[
    'password',
    'passwort',
    'passord',
    'contrasena',
    'contraseña',
    'motdepasse',
    'senha',
    'haslo',
  ],
  ...['parola', 'wachtwoord', 'passphrase', 'passcode', 'pass', 'secret', 'geheim'],
  ...[
    'qwerty',
    'qwertz',
    'azerty',
    'qwertyuiop',
    'asdf',
    'asdfgh',
    'asdfghjkl',
    'zxcvbn',
    'zxcvbnm',
  ],
  ...['letmein', 'welcome', 'willkommen', 'bienvenue', 'hello', 'helloworld', 'hola', 'hallo'],
  ...['admin', 'administrator', 'root', 'user', 'guest', 'test', 'testing', 'demo', 'default'],
  ...['login', 'access', 'changeme', 'changeit', 'change', 'temp', 'temporary', 'master'],
  ...['iloveyou', 'ilove', 'love', 'loveme', 'lovely', 'forever', 'princess'],
  ...['sunshine', 'monkey', 'dragon', 'shadow', 'superman', 'batman', 'spiderman', 'pokemon'],
  ...['football', 'baseball', 'basketball', 'soccer', 'hockey', 'liverpool', 'chelsea', 'arsenal'],
  ...['barcelona', 'realmadrid', 'michael', 'jordan', 'jennifer', 'jessica', 'ashley', 'charlie'],
  ...['daniel', 'thomas', 'andrew', 'hunter', 'killer', 'trustno', 'starwars', 'whatever'],
  ...['freedom', 'computer', 'internet', 'google', 'facebook', 'samsung', 'iphone', 'android'],
  ...[
    'abc',
    'abcd',
    'abcdef',
    'xyz',
    'aa',
    'the',
    'my',
    'is',
    'this',
    'a',
    'i',
    'your',
    'new',
    'old',
  ],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september'],
  ...[
    'october',
    'november',
    'december',
    'monday',
    'friday',
    'spring',
    'summer',
    'autumn',
    'winter',
  ],
  ...['lifetag', 'mylifetag', 'medical', 'medicine', 'emergency', 'emergencia', 'hospital'],
  ...['doctor', 'ambulance', 'health', 'healthcare', 'record', 'allergy', 'family', 'mother'],
]

const isMadeOf = (letters: string, word: string): boolean =>
  letters === word.repeat(letters.length / word.length)
