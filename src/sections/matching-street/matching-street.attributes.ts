import {dataAttribute} from '#lib/data-attribute.ts'

/** Whether somebody still fits: a light goes out, and nobody is taken away. */
export const windowState = dataAttribute('window', ['lit', 'dark'])
