"""Breaks one rule after the other of a copy of the reader in Python. A vector has to find each break."""

import json
import sys
import time
from pathlib import Path

DECODER = Path(__file__).resolve().parents[2] / "decoder"
READER = DECODER / "python" / "lifetag_decode.py"
SOURCE = READER.read_text(encoding="utf-8")

# Parts of the reader that several mistakes replace.
IS_DIGITS = 'check_rule(re.fullmatch(r"[0-9]+", digits) is not None)'
PAYLOAD_WIDTH = "check_rule(len(digits) == sum(GROUP_WIDTHS[group] for group in groups))"
CHOICE = 'return pick_item(MODEL["choices"][name], self.bits.read_number(CHOICES[name]))'
FIGURE = r"-?[0-9]+(\.[0-9]+)?(e[+-][0-9]+)?"
FIRST_WORD = 'full_name.split(" ", 1)[0]'
FLIPPED = "check_rule(not is_flipped or character == FLIP)"
IS_ESCAPED_ESCAPE = 'elif byte == ESCAPE and following[:1] == b"\\x1b"'
ESCAPED_ESCAPE = "character, size = chr(ESCAPE), 2"
LETTER_OF_PAGE = 'pick_item(MODEL["alphabets"][page], byte - 0x80), 1'
DATE_PARTS = "year, month, day = (int(part) for part in match.groups())"

# Text of the reader, and a mistake that replaces it.
BREAKS = [
    # Sections 1 to 3.
    ('digits.replace("\\r", "").replace("\\n", "")', "digits"),
    ('.replace("\\r", "")', ""),
    ('.replace("\\n", "")', ""),
    ('digits.replace("\\r", "").replace("\\n", "")', '"".join(digits.split())'),
    ('digits.replace("\\r", "").replace("\\n", "")', "digits.strip()"),
    ('.replace("\\n", "")', '.replace("\\n", "").strip()'),
    ('.replace("\\n", "")', '.replace("\\n", "").strip(" \\t\\v")'),
    (IS_DIGITS, f'if re.match("[2-9]", digits): raise Refused("newer_version")\n    {IS_DIGITS}'),
    (IS_DIGITS, f'if re.fullmatch(r"[2-9]\\d*", digits): raise Refused("newer_version")\n    {IS_DIGITS}'),
    (IS_DIGITS, IS_DIGITS.replace("[0-9]", r"\d")),
    (IS_DIGITS, IS_DIGITS.replace("[0-9]+", "[0-9]*")),
    ('digits[0] == "1"', 'digits[0] in "01"'),
    (" and len(digits) >= 22", ""),
    ("check_rule(number < 256**group)", "pass"),
    ("check_rule(number < 256**group)", "check_rule(number <= 256**group)"),
    ("check_rule(number < 256**group)", "number %= 256**group"),
    (PAYLOAD_WIDTH, PAYLOAD_WIDTH.replace("==", ">=")),
    (PAYLOAD_WIDTH, PAYLOAD_WIDTH.replace("==", "<=")),
    ("check_rule(int(digits[9:19]) == compute_check(digits[:9] + digits[19:]))", "pass"),
    ('parse_time(facts["expiresAt"])[1] <= today_ms', 'facts["expiresAt"][:16] <= today[:16]'),
    ('parse_time(facts["expiresAt"])[1] <= today_ms', 'parse_time(facts["expiresAt"])[1] < today_ms'),
    ("pick_item(range(6), self.bits.read_number(3))", "range(6)[self.bits.read_number(3)]"),
    # Section 4.
    ("self.payload = payload + bytes(4)", "self.payload = payload + bytes(3)"),
    ("self.payload = payload + bytes(4)", "self.payload = payload + bytes(2)"),
    ("check_rule(width <= 31)", "check_rule(width <= 30)"),
    ("check_rule(width <= 31)", "check_rule(width <= 29)"),
    ("check_rule(width <= 31)", "check_rule(width <= 32)"),
    ("check_rule(width <= 31)", "check_rule(width <= 99)"),
    # Section 5.
    ("check_rule(pack < 13)", "check_rule(pack < 16)"),
    ("check_rule(pack < 13)", "check_rule(pack <= 13)"),
    (CHOICE, 'return MODEL["choices"][name][self.bits.read_number(CHOICES[name])]'),
    (CHOICE, 'all = MODEL["choices"][name]\n        return all[self.bits.read_number(CHOICES[name]) % len(all)]'),
    (CHOICE, 'all = MODEL["choices"][name]\n        return all[min(self.bits.read_number(CHOICES[name]), len(all) - 1)]'),
    (CHOICE, CHOICE.replace("[name]))", '[name]) % (19 if name == "effect" else 99))')),
    (CHOICE, CHOICE.replace("[name]))", '[name]) % (7 if name == "planKind" else 99))')),
    (CHOICE, CHOICE.replace("[name]))", '[name]) % (5 if name == "type" else 99))')),
    ("check_rule(0 <= result <= 99_999_999)", "check_rule(0 <= result)"),
    ("check_rule(0 <= result <= 99_999_999)", "check_rule(result <= 99_999_999)"),
    ("check_rule(0 <= result <= 99_999_999)", "check_rule(0 <= result < 99_999_999)"),
    ("self.add_minutes(self.bits.read_count() * unit)", "(self.changed_minutes + self.bits.read_count() * unit)"),
    ("self.add_minutes(sign * self.bits.read_count())", "self.changed_minutes + sign * self.bits.read_count()"),
    ("check_rule(0 <= day <= 99_999)", "check_rule(0 <= day)"),
    ("check_rule(0 <= day <= 99_999)", "check_rule(day <= 99_999)"),
    ("check_rule(0 <= day <= 99_999)", "check_rule(0 < day <= 99_999)"),
    ("check_rule(0 <= day <= 99_999)", "check_rule(0 <= day < 99_999)"),
    ('card["identity"] = self.read_row("identity")', 'card["identity"] = self.read_row("identity") or None'),
    ("card[field] = read_section(section)", "card[field] = read_section(section)\n                if not card[field]: del card[field]"),
    ("check_rule(len(items) < 1000)", "pass"),
    ("check_rule(len(items) < 1000)", "check_rule(len(items) < 999)"),
    ("check_rule(len(items) < 1000)", "check_rule(len(items) < 1001)"),
    ("check_rule(len(texts) < 1000)", "check_rule(len(texts) < 999)"),
    ("check_rule(len(texts) < 1000)", "check_rule(len(texts) < 1001)"),
    ("if texts:\n                others[field]", "if kind:\n                others[field]"),
    ("else {}\n        if others:", "else None\n        if others is not None:"),
    ('result["more"] = self.bits.read_count()', 'result["more"] = self.bits.read_count() or None'),
    ("check_rule(month <= 12)", "pass"),
    ("check_rule(month <= 12)", "check_rule(month <= 11)"),
    ("check_rule(month <= 12)", "check_rule(month <= 15)"),
    ("days=self.bits.read_number(16)", "days=self.bits.read_number(16) & 0x7FFF"),
    (f're.fullmatch(r"{FIGURE}"', f're.match(r"{FIGURE}"'),
    (FIGURE, FIGURE.replace("[0-9]", r"\d")),
    (f'{FIGURE}", text', f'{FIGURE}", text.strip()'),
    (f'{FIGURE}", text', f'{FIGURE}", text.lower()'),
    (FIGURE, FIGURE.replace("-?", "[+-]?", 1)),
    (FIGURE, FIGURE.replace("[0-9]+", "[0-9]*", 1)),
    (FIGURE, FIGURE.replace(r"\.[0-9]+", r"\.[0-9]*")),
    (FIGURE, FIGURE.replace("[+-]", "[+-]?")),
    (FIGURE, FIGURE.replace("(e[+-][0-9]+)?", "")),
    (f'check_rule(re.fullmatch(r"{FIGURE}", text) is not None)', "pass"),
    ("value = float(text)", "value = float(text[:17])"),
    ("value = float(text)", "value = float(text[:20])"),
    ("check_rule(not isinf(value))", "pass"),
    ("check_rule(not isinf(value))", "value = 0.0 if isinf(value) else value"),
    ("check_rule(start < len(units))", "pass"),
    ("check_rule(start < len(units))", "check_rule(start <= len(units))"),
    ("check_rule(start < len(units))", "check_rule(start < len(units) - 2)"),
    ("check_rule(start < len(units))", "check_rule(start < len(units) and not 0xDC <= units[start + 1] < 0xE0)"),
    ("2 * self.bits.read_count()", 'len(full_name[: self.bits.read_count()].encode("utf-16-le", "surrogatepass"))'),
    (FIRST_WORD, "full_name.split()[0]"),
    (FIRST_WORD, 'full_name.split(" ")[-1]'),
    (
        'full_name = row.get("fullName") or row.pop("fullName", "")\n        if full_name and',
        'is_there = "fullName" in row\n        full_name = row.get("fullName") or row.pop("fullName", "")\n'
        "        if is_there and",
    ),
    ('row.get("fullName") or row.pop("fullName", "")', 'row.get("fullName", "")'),
    ('("isRestOnline", 32768, "mark of a partial card", None),', ""),
    ('("isDoseOnline", 32768, "mark of a partial card", None),', ""),
    ('("isCut", 32768, "mark of a partial card", None),', ""),
    ('("isRestOnline", 32768, "mark of a partial card", None)', '("isRestOnline", 32768, "mark", None)'),
    ('("isDoseOnline", 32768, "mark of a partial card", None)', '("isDoseOnline", 32768, "mark", None)'),
    ('("isCut", 32768, "mark of a partial card", None)', '("isCut", 32768, "mark", None)'),
    ('"isRestOnline", 32768', '"isRestOnline", 10000'),
    ('"isDoseOnline", 32768', '"isDoseOnline", 10000'),
    ('"isCut", 32768', '"isCut", 10000'),
    ('prefix = "not "', 'prefix = ""'),
    # Section 6.
    ("pick_item(range(6), self", "pick_item(range(7), self"),
    ("pick_item(range(6), self.bits.read_number(3))", "self.bits.read_number(3)"),
    ("pick_item(others, self.bits.read_number(2))", "others[min(self.bits.read_number(2), 2)]"),
    ("pick_item(others, self", 'pick_item([*others, "lower"], self'),
    ("check_rule(self.byte_count <= 100_000)", "check_rule(self.byte_count <= 100_001)"),
    ("check_rule(self.byte_count <= 100_000)", "check_rule(self.byte_count <= 99_999)"),
    ("check_rule(self.byte_count <= 100_000)", "pass"),
    ("check_rule(self.byte_count <= 100_000)", "check_rule(len(text) <= 100_000)"),
    ("if character == FLIP and not is_flipped:", "if character == FLIP:"),
    (FLIPPED, "pass"),
    (FLIPPED, "check_rule(not is_flipped or character == FLIP or character in LETTERS)"),
    (FLIPPED, "check_rule(not is_flipped)"),
    (FLIPPED, "check_rule(not is_flipped or character == FLIP or ord(character) >= 128)"),
    (f"{FLIPPED}\n", f"{FLIPPED}\n            is_first = is_first and character not in LETTERS\n"),
    ("and character not in LETTERS", "and character not in CAPITAL_OF"),
    ('return "".join(result)', 'check_rule(not is_flipped)\n    return "".join(result)'),
    (
        "join_surrogates(restore_capitals(characters, self.habits[kind]))",
        'join_surrogates(restore_capitals(characters, self.habits[kind])).encode("utf-8", "replace").decode()',
    ),
    ("if page == 5:", "if page == 5 and byte != ESCAPE:"),
    ('check_rule(following[:1] >= b"\\xc0")', "pass"),
    ('check_rule(following[:1] >= b"\\xc0")', 'check_rule(not b"\\x80" <= following[:1] < b"\\xc0")'),
    (IS_ESCAPED_ESCAPE, "elif False"),
    (IS_ESCAPED_ESCAPE, 'elif byte == ESCAPE and following[:1] in (b"\\x1b", b"")'),
    (ESCAPED_ESCAPE, 'character, size = chr(ESCAPE) + following[1:2].decode("latin-1"), 3'),
    (ESCAPED_ESCAPE, "character, size = chr(ESCAPE), 1"),
    (ESCAPED_ESCAPE, 'character, size = following[1:2].decode("latin-1"), 3'),
    (LETTER_OF_PAGE, 'MODEL["alphabets"][page][byte - 0x80 : byte - 0x7F], 1'),
    (LETTER_OF_PAGE, LETTER_OF_PAGE.replace("[page]", "[page][:-1]")),
    ("check_rule(len(following) > 0)", "if not following: break"),
    ("check_rule(len(following) > 0)", 'following = following or b"\\x00"'),
    ('raise Refused("damaged")\n\n\ndef decode_utf8', 'return "?"\n\n\ndef decode_utf8'),
    ('<= plane["start"] + plane["to"] - plane["from"]', '< plane["start"] + plane["to"] - plane["from"]'),
    ("check_rule(lead >= 0xC0)", 'if lead < 0xC0: return "", 1'),
    ("check_rule(lead >= 0xC0)", "check_rule(lead >= 0xC2)"),
    ("check_rule(lead >= 0xC0)", "check_rule(0xC0 <= lead < 0xF8)"),
    ("check_rule(0x80 <= byte <= 0xBF)", "pass"),
    ("check_rule(0x80 <= byte <= 0xBF)", "check_rule(0x80 <= byte)"),
    ("check_rule(0x80 <= byte <= 0xBF)", "check_rule(byte <= 0xBF)"),
    ("check_rule(len(sequence) >= size)", "pass"),
    ("code_point <= 0x10FFFF", "(0, 0, 0x80, 0x800, 0x10000)[size] <= code_point <= 0x10FFFF"),
    ("code_point <= 0x10FFFF", "code_point <= 0x10FFFF and not 0xD800 <= code_point < 0xE000"),
    ("check_rule(code_point <= 0x10FFFF)", "code_point = 0xFFFD if code_point > 0x10FFFF else code_point"),
    ("check_rule(code_point <= 0x10FFFF)", "code_point %= 0x110000"),
    ("return chr(code_point), size", "return chr(code_point) * (2 if code_point == 0x1E else 1), size"),
    # Section 7.
    ("self.room = room", "self.room = room * 2"),
    ("            total = 0\n", "            total = 0 if node == 1 else total\n"),
    (
        "            for number, sums in inputs:\n                stretch",
        "            familiar = sum(1 for number, _ in inputs if 2 <= number <= 6)\n"
        '            weights = MODEL["weights"][style * 6 + familiar]\n'
        "            for number, sums in inputs:\n                stretch",
    ),
    ("abs(total) // 32", "abs(total // 32)"),
    ("for key in contexts.list_keys():", "for key in {*contexts.list_keys()}:"),
    # Section 8.
    ("if months < 0", "if False"),
    ('birth += "-07"', 'birth += "-01"'),
    ("elif months < 2", "elif months < 1"),
    ("elif months < 2", "elif months < 3"),
    ("elif months < 2", "elif months <= 2"),
    ('identity.get("birthMonth", "")', 'next(iter(values_of(identity, "birthMonth")), "")'),
    ("if any(ages):", "if ages:"),
    ("[age for age in ages if age]", "ages"),
    ("    if texts[1:]:\n", "    if texts:\n"),
    ("    if others:\n        result", '    if "others" in body:\n        result'),
    ("    result = dict(body)\n", '    result = dict(body)\n    if "pregnancyDueDate" not in body: return result\n'),
    ("if body:\n        card", 'if "body" in facts:\n        card'),
    ("<= 14", "<= 13"),
    ("<= 14", "<= 15"),
    ("if not parsed:", 'parsed = parsed or (re.match("[0-9]{4}", birth) and (int(birth[:4]), 1, 1, 0))\n    if not parsed:'),
    (DATE_PARTS, f"{DATE_PARTS}\n    month = min(month, 12)"),
    (DATE_PARTS, f"{DATE_PARTS}\n    if (month, day) == (2, 29) and year % 100 == 0: day = 28"),
    (DATE_PARTS, f"{DATE_PARTS}\n    if (month, day) == (2, 29) and year % 100 == 0: return None"),
    ("date(year or 400,", "date(year,"),
    ("(today[2] < parsed[2])", "(today[2] <= parsed[2])"),
    (" - (today[2] < parsed[2])", ""),
]


def values_of(holder, field):
    return [*([holder[field]] if field in holder else []), *holder.get("others", {}).get(field, [])]


def load(source):
    reader = {"__file__": str(READER), "__name__": "reader", "values_of": values_of}
    exec(compile(source, str(READER), "exec"), reader)
    return reader


def answer(reader, vector):
    try:
        facts, result = reader["decode_in_steps"](vector["digits"], vector["today"])
        return json.loads(json.dumps({"facts": facts, **result}))
    except Exception as error:
        return {"failed": repr(error)}


def timed(reader, vector):
    start = time.monotonic()
    found = answer(reader, vector)
    return time.monotonic() - start, found


def main():
    whole = load(SOURCE)
    vectors = [
        vector
        for name in ("good", "bad")
        for vector in json.loads((DECODER / "vectors" / f"{name}.json").read_text(encoding="utf-8"))
    ]
    expected = []
    for vector in vectors:
        expected.append((*timed(whole, vector), vector))
    expected.sort(key=lambda each: each[0])  # quick vectors first
    survivors = 0
    for old, new in BREAKS:
        if SOURCE.count(old) != 1:
            print(f"The reader has {old!r} {SOURCE.count(old)} times")
            survivors += 1
            continue
        reader = load(SOURCE.replace(old, new))
        # Reading the dictionaries takes seconds, and only this mistake is in them.
        if "list_keys" not in old:
            reader["load_dictionary"] = whole["load_dictionary"]
        # The longest texts take seconds, and find only mistakes in their own limit.
        asked = [each for each in expected if (" bytes of text" in each[2]["name"]) == ("100_000" in old)]
        found = next((vector for _, result, vector in asked if answer(reader, vector) != result), None)
        if found is None:
            print(f"No vector finds {old!r} -> {new!r}")
            survivors += 1
        elif "-v" in sys.argv:
            print(f"{found['name']}: {old[:40]!r} -> {new[:60]!r}")
    print(f"{len(BREAKS)} broken readers, {survivors} not found")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
