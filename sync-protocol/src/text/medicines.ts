import { MEDICINES } from './medicines.table'

interface Medicine {
  /** The international nonproprietary name. */
  inn: string
  brands: string[]
}

export const listMedicines = (): Medicine[] =>
  MEDICINES.trim()
    .split('\n')
    .map(line => {
      const [inn = '', brands = ''] = line.split(': ')
      return { inn, brands: brands === '' ? [] : brands.split(', ') }
    })
