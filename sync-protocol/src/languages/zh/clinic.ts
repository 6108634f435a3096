import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: '无 | 没有 | 否认 | 暂无 | 未见 | 均无 | 阴性 | 未发现 | 不适用 | 无特殊 | 否 | 从无 | 无殊',
  no: '非 | 未 | 不服用 | 未服用',
  unknown:
    '不详 | 不明 | 未知 | 未询问 | 未问 | 无资料 | 不清楚 | 不知道 | 不知 | 未记录 | 资料不详 | 未提供 | 无法获得 | 无信息 | 信息不详 | 未告知',
  what: '过敏史 | 过敏 | 过敏原 | 药物 | 药品 | 药 | 用药 | 服药 | 食物 | 疾病 | 疾病史 | 病史 | 病 | 既往史 | 慢性病 | 问题 | 诊断 | 植入物 | 反应 | 史 | 症 | 慢性',
  filler:
    '已知 | 任何 | 其他 | 目前 | 当前 | 患者 | 病人 | 明确 | 相关 | 特殊 | 的 | 及 | 和 | 或 | 与 | 有 | 现 | 长期 | 重大 | 明显 | 正在 | 使用 | 对',
}

export const rateWords: RateWords = {
  numbers: '一 二/两 三 四',
  times: '次 回',
  day: '日 天',
  daily: '每日 每天 天天',
  week: '周 週 每周 星期',
  month: '月 每月 个月',
  hour: '小时 小時',
  every: '每 每隔 隔',
  per: '内',
  morning: '早上 早晨 早 晨',
  evening: '晚上 晚 傍晚',
  asNeeded: '必要时 需要时 按需',
}
