import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { Chain } from '#contract/chain.ts'
import { chainMessages, mapMessages } from '#contract/messages/map.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { chainQuery } from '../../lib/queries/chain.queries.ts'
import type { GapKind } from '#contract/gaps.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { media } from '../../theme/media.ts'
import { Unreadable } from '../../domain/workshop/unreadable.tsx'
import { layerNames, layers } from '../../domain/chain/chain-graph.ts'
import { GapChips } from './gap-chips.tsx'
import { MapMatrix } from './map-matrix.tsx'
import { MapPicture } from './map-picture.tsx'
import { MapThread } from './map-thread.tsx'
import { MapTools } from './map-tools.tsx'
import { useChainMap } from './use-chain-map.ts'

const words = mapMessages

interface MapScreenProps {
  solutionId: number
  /** Whose thread is lit: its address can be passed on. */
  item: string | undefined
  isMatrix: boolean
}

/** From purpose to requirement on one page, and where a thread ends too early. */
export function MapScreen({ solutionId, item, isMatrix }: MapScreenProps) {
  const { data, error, refetch } = useQuery(chainQuery(solutionId))
  // a large map is laid out beside what people do, not before it
  const chain = useDeferredValue(data)
  const body = () => {
    if (chain && chain.stories.length > 0) return <ChainMap chain={chain} item={item} isMatrix={isMatrix} />
    if (chain)
      return (
        <EmptyState
          title={words.none}
          action={
            <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
              {mapMessages.addMetrics}
            </ButtonLink>
          }
        >
          {words.noneHint}
        </EmptyState>
      )
    if (error) {
      const retry = () => void refetch()
      return <Unreadable solutionId={solutionId} error={error} otherwise={chainMessages.fetchFailed} onRetry={retry} />
    }
    return <LoadingTable columns={layers.map((layer) => layerNames[layer])} />
  }
  return (
    <>
      <ScreenHead
        overline={chain?.solution_name ?? ''}
        title={mapMessages.traceabilityMap}
        help={words.help}
        actions={
          <BackLink to="/solutions/$solutionId" params={{ solutionId }}>
            {mapMessages.backToSolutionDetails}
          </BackLink>
        }
      />
      {body()}
    </>
  )
}

interface ChainMapProps {
  chain: Chain
  item: string | undefined
  isMatrix: boolean
}

function ChainMap({ chain, item, isMatrix }: ChainMapProps) {
  const isPhone = useMediaQuery(media.phone)
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const [gap, setGap] = useState<GapKind>()
  const [isAlone, setIsAlone] = useState(false)
  const only = isAlone && !isPhone ? item : undefined
  // typing and pressing go on while a large map is narrowed
  const filter = useDeferredValue(useMemo(() => ({ term: term.trim(), gap, only }), [term, gap, only]))
  const { graph, gaps, shown } = useChainMap(chain, filter)

  const show = (next: { item?: string | undefined; view?: 'matrix' | undefined }) =>
    void navigate({
      to: '/solutions/$solutionId/map',
      params: { solutionId: chain.id },
      search: { item, view: isMatrix ? 'matrix' : undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  const chosen = item !== undefined && [...graph.values()].some((node) => node.item === item) ? item : undefined
  const choose = (next: string | undefined) => {
    if (next === undefined) setIsAlone(false)
    show({ item: next })
  }
  const parts = { outline: shown.outline, graph, marked: shown.marked }
  const body = () => {
    if (shown.count === 0) return <EmptyState title={words.noneMatching}>{words.noneMatchingHint}</EmptyState>
    if (isMatrix) return <MapMatrix {...parts} />
    return isPhone ? (
      <MapThread outline={shown.outline} marked={shown.marked} chosen={chosen} onChoose={choose} />
    ) : (
      <MapPicture {...parts} chosen={chosen} isAlone={filter.only !== undefined} onChoose={choose} />
    )
  }

  return (
    <>
      <GapChips chain={chain} gaps={gaps} chosen={gap} onChoose={setGap} />
      <MapTools
        term={term}
        onTerm={setTerm}
        isMatrix={isMatrix}
        onMatrix={(next) => show({ view: next ? 'matrix' : undefined })}
        alone={chosen === undefined || isPhone ? undefined : { isOn: isAlone, onChange: setIsAlone }}
        count={shown.count}
        total={graph.size}
      />
      {body()}
    </>
  )
}
