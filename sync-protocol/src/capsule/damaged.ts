/** Only `decodeCapsule` catches it: no encoder made these digits. */
export class DamagedCapsule extends Error {
  override readonly name = 'DamagedCapsule'
}
