import {GaugeIcon} from '@phosphor-icons/react/dist/csr/Gauge'
import {Badge, Card, Container, Flex, Heading, Stack, Text} from '@sanity/ui'
import {type Tool, useWorkspace} from 'sanity'
import {useLink} from 'sanity/router'
import {FindTextForm} from '#studio/find-text/find-text-form.tsx'
import {previewOrigin} from '#studio/environment.ts'
import {SiteHealth} from '#studio/site-health/site-health.tsx'
import {fetchOpenTasks, type TaskList, taskLists} from '#studio/open-tasks/task-lists.ts'
import {useContent} from '#studio/use-content.ts'
import {RecentChanges} from './recent-changes.tsx'
import {RegistrationCounts} from './registration-counts.tsx'
import {openTasksPane} from '#studio/open-tasks/task-structure.ts'

/** First screen of the Studio: state of the site, open tasks and recent changes. */
export const overviewTool: Tool = {
  name: 'overview',
  title: 'Overview',
  icon: GaugeIcon,
  // Not an inline function: the Studio resolves its configuration again, and a new component would lose its state.
  component: Overview,
}

function Overview() {
  const {title} = useWorkspace()
  const tasks = useContent(fetchOpenTasks, undefined)
  return (
    <Card height="fill" overflow="auto" data-testid="overview">
      <Container width={1} paddingX={4} paddingY={6}>
        <Stack gap={5}>
          <Heading as="h1" size={4}>
            {title}
          </Heading>
          <SiteHealth origin={previewOrigin} />
          <Heading as="h2" size={1}>
            Find a text
          </Heading>
          <FindTextForm />
          <Heading as="h2" size={1}>
            Waiting for facts
          </Heading>
          {tasks === 'failed' ? (
            <Text role="alert">
              The content lake did not answer. Load this page again to see what waits.
            </Text>
          ) : (
            <Stack as="ul" gap={2}>
              {taskLists.map((list) => (
                <TaskRow key={list.id} list={list} count={tasks?.[list.id]?.length} />
              ))}
            </Stack>
          )}
          <Heading as="h2" size={1}>
            Changed last
          </Heading>
          <RecentChanges />
          <Heading as="h2" size={1}>
            Registrations
          </Heading>
          <RegistrationCounts />
          <Text size={1} muted>
            Nothing is published by itself on a day to come, and there are no releases: keep a
            draft, and publish it on the day.
          </Text>
        </Stack>
      </Container>
    </Card>
  )
}

function TaskRow({list, count}: {list: TaskList; count: number | undefined}) {
  const {basePath} = useWorkspace()
  const href = `${basePath}/structure/${openTasksPane};${list.id}`
  const {onClick} = useLink({href})
  return (
    <Card as="li" border radius={2}>
      <Card as="a" href={href} onClick={onClick} padding={4} radius={2}>
        <Flex align="flex-start" gap={4}>
          <Stack flex={1} gap={3}>
            <Text weight="medium">{list.title}</Text>
            <Text size={1} muted>
              {list.todo}
            </Text>
          </Stack>
          <Badge fontSize={2} tone={count === 0 ? 'positive' : 'caution'}>
            {count ?? '…'}
          </Badge>
        </Flex>
      </Card>
    </Card>
  )
}
