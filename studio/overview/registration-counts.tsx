import {Box, Button, Stack, Tab, TabList, Text} from '@sanity/ui'
import {useState} from 'react'
import {type SanityClient, useCurrentUser} from 'sanity'
import {
  groupings,
  type RegistrationGroup,
  registrationCountsPath,
  type ShownCounts,
} from '#shared/registration-counts.ts'
import {areaName} from '#shared/waitlist-card.ts'
import {postToSite} from '#studio/post-to-site.ts'
import {useContent} from '#studio/use-content.ts'

/** Numbers of people who registered, which each request reads from the site's database. */
export function RegistrationCounts() {
  const [isShown, setIsShown] = useState(false)
  return isShown ? (
    <Counts />
  ) : (
    <Button
      mode="ghost"
      text="Show the numbers"
      onClick={() => {
        setIsShown(true)
      }}
    />
  )
}

function Counts() {
  const counts = useContent(fetchCounts, useCurrentUser()?.id)
  const [by, setBy] = useState<keyof ShownCounts>('week')
  if (counts === undefined) return <Text muted>Asking the site …</Text>
  if (counts === 'failed') {
    return <Text role="alert">The site did not answer. Load this page again in a moment.</Text>
  }
  return (
    <Stack gap={3}>
      <TabList gap={1}>
        {groupings.map((grouping) => (
          <Tab
            aria-controls="registration-counts"
            id={`registrations-${grouping}`}
            key={grouping}
            label={`By ${grouping}`}
            selected={by === grouping}
            onClick={() => {
              setBy(grouping)
            }}
          />
        ))}
      </TabList>
      <Box data-testid="registration-counts" id="registration-counts">
        <Groups groups={counts[by]} nameOf={by === 'area' ? areaName : String} />
      </Box>
      <Text size={1} muted>
        People who registered, without exact numbers below 6. Somebody with several wishes counts in
        each.
      </Text>
    </Stack>
  )
}

interface GroupsProps {
  groups: readonly RegistrationGroup<string>[]
  nameOf: (key: string) => string
}

function Groups({groups, nameOf}: GroupsProps) {
  return (
    <Text as="div" size={1}>
      <table style={{width: '100%', textAlign: 'left'}}>
        <thead>
          <tr>
            <td />
            <th scope="col">Patients</th>
            <th scope="col">Professionals</th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({key, patients, professionals}) => (
            <tr key={key}>
              <th scope="row">{key === '' ? 'Not given' : nameOf(key)}</th>
              <td>{patients}</td>
              <td>{professionals}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Text>
  )
}

async function fetchCounts(client: SanityClient, userId: string | undefined): Promise<ShownCounts> {
  const access = {source: 'registration-counts', userId}
  const response = await postToSite(client, registrationCountsPath, {}, access)
  const counts: unknown = await response.json()
  if (isShownCounts(counts)) return counts
  throw new Error('The site has another version than the Studio.')
}

const isShownCounts = (value: unknown): value is ShownCounts =>
  value instanceof Object && groupings.every((by) => by in value)
