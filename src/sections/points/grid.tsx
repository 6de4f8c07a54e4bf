import {PointIcon} from '#content/render/point-icon.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {IconGrid} from './grid.styles.ts'

/** Points with icons in three columns, separated by hairlines. */
export function Grid({section}: SectionProps<'points'>) {
  const {heading, items} = section
  return (
    <>
      <h2>{heading}</h2>
      <IconGrid>
        {definedItems(items).map((item) => (
          <li key={item._key}>
            <PointIcon name={item.icon} />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </IconGrid>
    </>
  )
}
