# Errors in a command line
usage-missing = { $name } is missing; see { $command } --help.
usage-no-option = There is no option { $option } here; there are { $known }.
usage-no-value = { $option } needs a value.
usage-with-value = { $option } takes no value.
usage-number = { $option } must be { $whole ->
    [yes] a whole number
   *[no] a number
}{ $limits ->
    [none] {""}
    [low] {" "}from { $low } on
   *[both] {" "}from { $low } to { $high }
}, not { $value }.
usage-no-command = There is no command { $name }; there are { $known }.
usage-extra = { $extra } is too much; see { $command } --help.
