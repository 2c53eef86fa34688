import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import type { Chain } from '#contract/chain.ts'
import { mapMessages } from '#contract/messages/map.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import type { GapKind } from '#contract/gaps.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { media } from '../../theme/media.ts'
import { layerNames, layers } from '../../domain/chain/chain-graph.ts'
import { GapChips } from './gap-chips.tsx'
import { MapMatrix } from './map-matrix.tsx'
import { MapPicture } from './map-picture.tsx'
import { MapThread } from './map-thread.tsx'
import { MapTools } from './map-tools.tsx'
import { useChainMap } from './use-chain-map.ts'
import { ChainScreen } from '../../domain/workshop/chain-screen.tsx'

const words = mapMessages

interface MapScreenProps {
  solutionId: number
  /** Whose thread is lit: its address can be passed on. */
  item: string | undefined
  isMatrix: boolean
}

/** From purpose to requirement on one page, and where a thread ends too early. */
export function MapScreen({ solutionId, item, isMatrix }: MapScreenProps) {
  return (
    <ChainScreen
      solutionId={solutionId}
      title={words.traceabilityMap}
      help={words.help}
      back={words.backToSolutionDetails}
      waiting={<LoadingTable columns={layers.map((layer) => layerNames[layer])} />}
    >
      {(chain) =>
        chain.stories.length > 0 ? (
          <ChainMap chain={chain} item={item} isMatrix={isMatrix} />
        ) : (
          <EmptyState
            title={words.none}
            action={
              <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
                {words.addMetrics}
              </ButtonLink>
            }
          >
            {words.noneHint}
          </EmptyState>
        )
      }
    </ChainScreen>
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
