import { grantRole } from '../src/lifetag/users'
import type { TestApp, TestPerson } from './app'
import type { TestDatabase } from './database'

export async function signUpAdmin(
  app: TestApp,
  { url }: TestDatabase,
  role: 'admin' | 'owner' = 'admin',
): Promise<TestPerson> {
  const admin = await app.signUp()
  await grantRole(url, app.keyring, admin.email, role)
  return admin
}
