import * as z from 'zod'

const allergies = z.array(z.looseObject({ allergen: z.string() }))

export class Account {
  readonly email: string
  readonly password = 'seven quiet lanterns over the bay'
  readonly #origin: string
  #cookie: string | undefined

  constructor(email: string, origin: string) {
    this.email = email
    this.#origin = origin
  }

  async allergens(): Promise<string[]> {
    this.#cookie ??= await this.#signIn()
    const answer = await fetch(`${this.#origin}/api/allergies`, {
      headers: { Cookie: this.#cookie },
    })
    return allergies.parse(await answer.json()).map(({ allergen }) => allergen)
  }

  async #signIn(): Promise<string> {
    const answer = await fetch(`${this.#origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: this.#origin },
      body: JSON.stringify({ email: this.email, password: this.password }),
    })
    const [cookie] = answer.headers.getSetCookie()
    if (!answer.ok || !cookie) throw new Error(`Signing in answered ${answer.status}`)
    return cookie.split(';', 1)[0] ?? ''
  }
}
