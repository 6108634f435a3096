import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: '없음 | 없다 | 없습니다 | 없어요 | 무 | 아니오 | 아니요 | 해당없음 | 특이사항없음 | 부인 | 부인함 | 음성 | 없슴 | 전무 | 특이소견없음',
  no: '안함 | 하지않음 | 복용하지않음 | 복용안함',
  unknown:
    '모름 | 알수없음 | 불명 | 미상 | 미확인 | 정보없음 | 확인불가 | 알려지지않음 | 묻지않음 | 질문하지않음 | 기록없음 | 모릅니다 | 자료없음 | 확인되지않음',
  what: '알레르기 | 알러지 | 앨러지 | 과민반응 | 과민증 | 약물 | 약제 | 복용약 | 의약품 | 약 | 음식 | 식품 | 질환 | 질병 | 병력 | 과거력 | 기저질환 | 문제 | 진단 | 지병 | 이식물 | 반응 | 복용',
  filler:
    '알려진 | 현재 | 환자 | 특별한 | 특이 | 기타 | 중인 | 은 | 는 | 이 | 가 | 의 | 에 | 대한 | 및 | 또는 | 관련 | 만성 | 다른 | 사항',
}

export const rateWords: RateWords = {
  numbers: '한 두 세 네',
  times: '회 번 차례',
  day: '일 하루',
  daily: '매일 날마다',
  week: '주 매주 주일',
  month: '월 매월 개월 달',
  hour: '시간',
  every: '매',
  each: '마다 간격 간격으로',
  per: '에',
  morning: '아침 오전',
  evening: '저녁',
  asNeeded: '필요시 필요할때',
}
