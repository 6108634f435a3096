import { MEDICINES } from './medicines.table'

export interface Medicine {
  /** Its international nonproprietary name. */
  inn: string
  brands: string[]
}

/** The medicines that are suggested, the most taken first. */
export const listMedicines = (): Medicine[] =>
  MEDICINES.trim()
    .split('\n')
    .map(line => {
      const [inn = '', brands = ''] = line.split(': ')
      return { inn, brands: brands === '' ? [] : brands.split(', ') }
    })
