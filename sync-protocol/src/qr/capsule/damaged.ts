/** What reading throws, and only `decodeCapsule` catches: these digits were not made by an encoder. */
export class DamagedCapsule extends Error {
  override readonly name = 'DamagedCapsule'
}
