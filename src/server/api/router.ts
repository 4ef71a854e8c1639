import { getCatalogues } from '../catalogue/procedures.ts'
import { api } from './implementer.ts'

/** Every procedure of the contract with its implementation. */
export const router = api.router({ getCatalogues })
